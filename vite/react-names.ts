import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import type { Plugin } from 'vite';

/** Under these names packages bring what they export as one object. */
const packages = new Map<string, Record<string, unknown>>([
  ['react', react],
  ['react/jsx-runtime', jsx],
]);
export const reactNames = 'virtual:react-names/';
const ownModule = /\/web\/.*\.tsx?$/;

/** Each export as a name of its own. An element with many children is made by the same function as one with few. */
function namesOf(source: string, names: readonly string[]): string {
  const own = names.filter((name) => /^[a-z]\w*$/i.test(name) && name !== 'default' && name !== 'jsxs');
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
      return { code: namesOf(source, Object.keys(packages.get(source)!)), moduleSideEffects: false };
    },
  };
}
