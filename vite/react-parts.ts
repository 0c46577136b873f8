import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { leftOut } from './react-left-out.ts';
import { withoutItems } from './react-lists.ts';
import { without } from './without.ts';

/** What our modules may take from React's packages in the browser. Any other name ends the build. */
export const takenFromReact = {
  react: [
    'Component',
    'Fragment',
    'Suspense',
    'createContext',
    'isValidElement',
    'lazy',
    'memo',
    'startTransition',
    'use',
    'useCallback',
    'useContext',
    'useDeferredValue',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
} as const;

/** What React's packages take from each other. */
const amongThemselves = /^(?:__\w+_INTERNALS_\w+|version|hydrateRoot)$/;

const packageFile = /\/node_modules\/(?:react|react-dom)\/cjs\/[\w-]+\.production\.js$/;
const ofBrowser = /react-dom-client\.production\.js$/;
const ownModule = /\/web\/.*\.tsx?$/;

/** The code of `react-dom` in a browser, as it is installed. */
export function installedClient(): string {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  return readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
}

/** The code of `react-dom` without what our pages don't use. */
export const shorterClient = (code: string): string => without(withoutItems(code).code, leftOut);

/** Takes what nobody asks for out of what a package exports. */
export function onlyExporting(code: string, names: ReadonlySet<string>): string {
  return code.replaceAll(/^exports\.(\w+) =.*?;\n(?=[^\s}]|(?!.))/gms, (whole, name: string) =>
    names.has(name) || amongThemselves.test(name) ? whole : '',
  );
}

/** Says what a module of ours has in its compiled code of that which React is left without; undefined for nothing. */
export function needsLeftOut(items: ReadonlySet<string>): (code: string) => string | undefined {
  const named = new RegExp(`\\b(?:${[...items].join('|')})(?:Capture)?\\b`);
  const patterns = [named, ...leftOut.flatMap(({ written }) => written ?? [])];
  return (code) => {
    for (const pattern of patterns) {
      const found = pattern.exec(code);
      if (found) return found[0];
    }
    return undefined;
  };
}

/** React in the browser's build holds what the pages use of it: 24 of its 68 kB serve others. */
export function reactPartsPlugin(): Plugin {
  const names = new Set<string>(Object.values(takenFromReact).flat());
  const needed = needsLeftOut(withoutItems(installedClient()).left);
  return {
    name: 'baobab:react-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [packageFile, ownModule] },
      handler(code, id) {
        if (packageFile.test(id))
          return { code: onlyExporting(ofBrowser.test(id) ? shorterClient(code) : code, names), map: null };
        const found = needed(code);
        if (found !== undefined)
          this.error(`${id} has ${found}, which vite/react-left-out.ts or react-lists.ts leaves out`);
        return undefined;
      },
    },
  };
}
