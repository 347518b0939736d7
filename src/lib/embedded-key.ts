/**
 * The `apikey` of the embedded backend. Public, like any publishable key: it identifies the project, never the
 * user. Server and browser both import it, so this module imports nothing.
 */
export const embeddedKey = 'sb_publishable_embedded'
