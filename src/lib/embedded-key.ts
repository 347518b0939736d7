/**
 * The `apikey` of the embedded backend. Public, like any publishable key: it says which project is meant, never
 * who is asking. Server and browser both import it, so this module imports nothing.
 */
export const embeddedKey = 'sb_publishable_embedded'
