import type { Plugin } from 'vite';

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

interface Part {
  /** What it serves, none of which the pages use: `takenFromReact` has no name that leads to it. */
  of: string;
  /** Functions of `react-dom` that run for nothing else. */
  functions: readonly string[];
  /** What a call is given; without it a call is a fault, and says so. */
  gives?: string;
}

/** Parts of `react-dom` that the browser's build does without. */
export const leftOut: readonly Part[] = [
  {
    of: '<ViewTransition>',
    functions: [
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'createViewTransitionInstance',
      'measureViewTransitionHostInstancesRecursive',
      'queueTransitionTypes',
      'reportViewTransitionError',
      'restoreViewTransitionName',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
    ],
  },
  {
    of: '<Activity>',
    functions: ['commitActivityHydrationCallbacks', 'mountActivityChildren', 'updateActivityComponent'],
  },
  {
    of: '<SuspenseList>',
    functions: [
      'cutOffTailIfNeeded',
      'findFirstSuspended',
      'initSuspenseListRenderState',
      'updateSuspenseListComponent',
    ],
  },
  {
    of: 'forms whose action is a function, useActionState and useOptimistic',
    functions: [
      'dispatchActionState',
      'dispatchOptimisticSetState',
      'ensureFormComponentIsStateful',
      'mountActionState',
      'rerenderActionState',
      'updateActionState',
      'updateOptimisticImpl',
      'useHostTransitionStatus',
    ],
  },
  // Called by the router's own submits, too, where it only sets the status that useFormStatus reads.
  { of: 'useFormStatus', functions: ['startHostTransition'], gives: '' },
  {
    of: 'a fragment with a ref',
    functions: [
      'FragmentInstance',
      'addFragmentHandleToFiber',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ],
  },
  { of: 'a portal', functions: ['createFiberFromPortal'] },
  { of: 'forwardRef', functions: ['updateForwardRef'] },
  { of: 'hooks of compilers', functions: ['useMemoCache'] },
  { of: 'useEffectEvent', functions: ['useEffectEventImpl'] },
  { of: 'useImperativeHandle', functions: ['imperativeHandleEffect', 'updateImperativeHandle'] },
  { of: 'elements of a custom name', functions: ['setPropOnCustomElement'] },
  { of: 'findDOMNode', functions: ['findCurrentFiberUsingSlowPath'] },
  {
    of: 'preload() and the like',
    functions: [
      'preconnect',
      'prefetchDNS',
      'preload',
      'preloadModule',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
    ],
  },
  { of: 'the list of components in an error, which nothing reads', functions: ['describeFiber'], gives: "''" },
  {
    of: 'the turning wheel of a browser while a transition waits',
    functions: ['defaultOnDefaultTransitionIndicator'],
    gives: '',
  },
];

const packageFile = /\/node_modules\/(?:react|react-dom)\/cjs\/[\w-]+\.production\.js$/;
const ofBrowser = /react-dom-client\.production\.js$/;

/** Takes the bodies out of a package's functions. A name that a new release doesn't have any more is to be looked at. */
export function withoutParts(code: string, parts: readonly Part[]): string {
  let left = code;
  for (const { functions, gives } of parts) {
    for (const name of functions) {
      const found = new RegExp(`^function ${name.replaceAll('$', '\\$')}\\(.*?^}$`, 'ms').exec(left);
      if (!found) throw new Error(`react-dom has no function ${name}: see what of vite/react-parts.ts still holds`);
      const body = gives === undefined ? 'isLeftOut();' : gives && `return ${gives};`;
      left = left.replace(found[0], () => `function ${name}() { ${body} }`);
    }
  }
  return `${left}\nfunction isLeftOut() { throw Error('a part of React that vite/react-parts.ts leaves out'); }\n`;
}

/** Takes what nobody asks for out of what a package exports. */
export function onlyExporting(code: string, names: ReadonlySet<string>): string {
  return code.replaceAll(/^exports\.(\w+) =.*?;\n(?=[^\s}]|(?!.))/gms, (whole, name: string) =>
    names.has(name) || amongThemselves.test(name) ? whole : '',
  );
}

/** React in the browser's build holds what the pages use of it: 10 of its 68 kB serve others. */
export function reactPartsPlugin(): Plugin {
  const names = new Set<string>(Object.values(takenFromReact).flat());
  return {
    name: 'baobab:react-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: packageFile },
      handler: (code, id) => ({
        code: onlyExporting(ofBrowser.test(id) ? withoutParts(code, leftOut) : code, names),
        map: null,
      }),
    },
  };
}
