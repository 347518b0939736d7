import type { Plugin } from 'vite'

const declaration = /^((?:const|let|var) [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm
const nameForTools = /^[\w$]+\.displayName = [^;\n]+;$/gm

/**
 * Makes unused library components tree-shakable. The bundler does not know that React's component factories are pure,
 * and counts setting a `displayName` as a use. Without this, React Router's forms would add 1 KB to every first load.
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
