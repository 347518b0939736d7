import type { Plugin } from 'vite'

const declaration = /^((?:const|let|var) [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
const nameForTools = /^[\w$]+\.displayName = [^;\n]+;$/gm

/**
 * Lets the build leave out the components of libraries that nobody uses. It cannot know that React's makers of
 * components do nothing else, nor that a name for developer tools is no use of the thing: of the router, its forms
 * would stay, 1 KB of every first load.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: /\bdisplayName\b/ },
      handler: (code) => ({
        code: code.replace(declaration, '$1/* @__PURE__ */ ').replace(nameForTools, ''),
        map: null,
      }),
    },
  }
}
