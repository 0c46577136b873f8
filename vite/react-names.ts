import type { Plugin } from 'vite';
import { takenFromReact } from './react-parts.ts';

/** Packages that bring what they export as one object. */
const packages = new Map<string, readonly string[]>(Object.entries(takenFromReact));
export const reactNames = 'virtual:react-names/';
const ownModule = /\/web\/.*\.tsx?$/;

/** Each export as a name of its own. An element with many children is made by the same function as one with few. */
function namesOf(source: string, names: readonly string[]): string {
  const own = names.filter((name) => name !== 'jsxs');
  // Called, so that names which no module imports are left out.
  const lines = own.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})();`);
  if (names.includes('jsxs')) lines.push('export { jsx as jsxs };');
  return [`const all = require(${JSON.stringify(source)});`, ...lines].join('\n');
}

/**
 * In the browser's build React's exports are names that the minifier shortens: `j(…)`, where an object's would be
 * `(0,J.jsx)(…)` at each element.
 */
export function reactNamesPlugin(): Plugin {
  return {
    name: 'baobab:react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer = '') =>
      packages.has(source) && ownModule.test(importer) ? `\0${reactNames}${source}` : undefined,
    load(id) {
      if (!id.startsWith(`\0${reactNames}`)) return undefined;
      const source = id.slice(reactNames.length + 1);
      return { code: namesOf(source, packages.get(source)!), moduleSideEffects: false };
    },
  };
}
