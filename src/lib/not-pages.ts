/**
 * Addresses (path and query) that the service worker leaves to the network: the backend, files, what programs
 * request, and the addresses to which emailed links return.
 */
export const notPages: RegExp[] = [
  /^\/(?:auth|rest)\/v1(?:[/?]|$)/,
  /^\/mail(?:[/?]|$)/,
  /^\/\.well-known\//,
  /^[^?]*\.\w+(?:\?|$)/,
  /[?&](?:code|error)=/,
]
