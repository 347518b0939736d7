/**
 * What the service worker leaves to the network, by path and query: the backend, files, what programs look for, and the
 * addresses with which a link in a mail comes back.
 */
export const notPages: RegExp[] = [
  /^\/(?:auth|rest)\/v1(?:[/?]|$)/,
  /^\/mail(?:[/?]|$)/,
  /^\/\.well-known\//,
  /^[^?]*\.\w+(?:\?|$)/,
  /[?&](?:code|error)=/,
]
