/**
 * Addresses (path and query) that the service worker leaves to the network: the backend, files, requests from programs,
 * and the addresses that links in emails lead back to.
 */
export const notPages: RegExp[] = [
  /^\/(?:auth|rest)\/v1(?:[/?]|$)/,
  /^\/mail(?:[/?]|$)/,
  /^\/\.well-known\//,
  /^[^?]*\.\w+(?:\?|$)/,
  /[?&](?:code|error)=/,
]
