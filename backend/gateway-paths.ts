/** Where the gateway answers; every other path is the site's. */
const gatewayPaths = ['/auth/v1', '/rest/v1', '/mail'] as const

export function isGatewayPath(pathname: string): boolean {
  return gatewayPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
