/** The paths of the gateway. All others belong to the site. */
const gatewayPaths = ['/auth/v1', '/rest/v1', '/mail'] as const

export function isGatewayPath(pathname: string): boolean {
  return gatewayPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
