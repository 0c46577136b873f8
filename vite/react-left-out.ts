import type { Part } from './without.ts';

/** What a class of ours that had a method or a field of the name would have in its code. */
const ofClasses = (...names: string[]): Pick<Part, 'fields' | 'written'> => ({
  fields: Object.fromEntries(names.map((name) => [name, 'void 0'])),
  written: new RegExp(`\\b(?:${names.join('|')})\\b`),
});

/** A hook that is in none of React's tables can't be called; no module of ours may take it. */
const hooks = (...names: string[]): Pick<Part, 'fields'> => ({
  fields: Object.fromEntries(names.map((name) => [name, 'void 0'])),
});

/**
 * Parts of `react-dom` that the browser's build does without. None of them has a name that our modules may take
 * (`takenFromReact`); what could be written without one is looked for in their code (`written`).
 */
export const leftOut: readonly Part[] = [
  {
    of: '<ViewTransition>',
    tags: [30],
    constants: ['REACT_VIEW_TRANSITION_TYPE'],
    statements: ['ViewTransitionPseudoElement.prototype.'],
    functions: ['commitAfterMutationEffectsOnFiber', 'queueTransitionTypes', 'startViewTransition'],
    variables: {
      appearingViewTransitions: 'null',
      entangledTransitionTypes: 'null',
      pendingTransitionTypes: 'null',
      pendingViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      shouldStartViewTransition: 'false',
      viewTransitionMutationContext: 'false',
    },
  },
  {
    of: 'the search for a <ViewTransition> at each change, which finds none',
    functions: [
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'trackEnterViewTransitions',
    ],
    gives: '',
  },
  { of: '<Activity>', tags: [31], constants: ['REACT_ACTIVITY_TYPE'] },
  { of: '<SuspenseList>', tags: [19], constants: ['REACT_SUSPENSE_LIST_TYPE'] },
  { of: '<StrictMode>', tags: [8], constants: ['REACT_STRICT_MODE_TYPE'] },
  { of: '<Profiler>', tags: [12], constants: ['REACT_PROFILER_TYPE'] },
  { of: 'the <Consumer> of a context', tags: [9], constants: ['REACT_CONSUMER_TYPE'], written: /\.Consumer\b/ },
  { of: 'forwardRef', tags: [11], constants: ['REACT_FORWARD_REF_TYPE'] },
  { of: 'a portal', tags: [4], constants: ['REACT_PORTAL_TYPE'] },
  { of: 'what only other builds of React have', tags: [17, 21, 23, 24, 25], constants: ['REACT_LEGACY_HIDDEN_TYPE'] },
  { of: 'the calls that development makes twice', variables: { shouldDoubleInvokeUserFnsInHooksDEV: 'false' } },
  {
    of: 'a fragment with a ref',
    statements: ['FragmentInstance.prototype.'],
    functions: ['FragmentInstance', 'addFragmentHandleToFiber'],
  },
  {
    of: 'the search for a fragment with a ref, which finds none',
    functions: [
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
    ],
    gives: '',
  },
  { of: 'the same', functions: ['isFragmentInstanceParent'], gives: 'false' },
  {
    of: 'hooks that no module takes',
    ...hooks('useActionState', 'useCacheRefresh', 'useDebugValue', 'useEffectEvent', 'useFormState', 'useMemoCache'),
  },
  {
    of: 'hooks that no module takes, too',
    ...hooks(
      'useHostTransitionStatus',
      'useImperativeHandle',
      'useInsertionEffect',
      'useOptimistic',
      'useTransition',
    ),
  },
  {
    of: 'what useOptimistic, useEffectEvent and gestures have in the lists of changes',
    fields: { events: 'null', gesture: 'null', memoCache: 'null', revertLane: '0' },
  },
  {
    of: 'forms whose action is a function',
    functions: [
      'TransitionAwareHostComponent',
      'ensureFormComponentIsStateful',
      'requestFormReset',
      'scheduleReplayQueueIfNeeded',
    ],
    variables: { needsFormReset: 'false' },
    written: /\b(?:form)?[aA]ction: (?:async )?(?:function\b|\()/,
  },
  { of: 'the look at each form that is sent for such an action', functions: ['extractEvents$1'], gives: '' },
  {
    of: 'transitions that wait for a promise',
    functions: ['entangleAsyncAction'],
    variables: {
      currentEntangledActionThenable: 'null',
      currentEntangledLane: '0',
      currentEntangledListeners: 'null',
      didReadFromEntangledAsyncAction: 'false',
    },
    written: /\bstartTransition\(async\b/,
  },
  {
    of: 'what classes had before hooks',
    ...ofClasses(
      'UNSAFE_componentWillMount',
      'UNSAFE_componentWillReceiveProps',
      'UNSAFE_componentWillUpdate',
      'componentWillMount',
      'componentWillReceiveProps',
      'componentWillUpdate',
      'contextType',
      'defaultProps',
      'getSnapshotBeforeUpdate',
      'isPureReactComponent',
      'shouldComponentUpdate',
    ),
  },
  {
    of: 'what only error boundaries would need a class for, and ours do without',
    ...ofClasses('componentDidMount', 'componentDidUpdate', 'componentWillUnmount'),
  },
  { of: 'the cache of server components', functions: ['createCache'], gives: '{}', fields: { cachePool: 'null' } },
  {
    of: 'the same',
    functions: ['commitOffscreenPassiveMountEffects', 'releaseCache', 'releaseRootPooledCache'],
    gives: '',
  },
  { of: 'the same', functions: ['getSuspendedCache', 'peekCacheFromPool'], gives: 'null' },
  {
    of: 'changes that wait for style sheets and pictures',
    functions: ['accumulateSuspenseyCommitOnFiber', 'preloadInstanceAndSuspendIfNeeded'],
    gives: '',
    written: /\bprecedence\b|jsxs?\("script", \{[^}]*\basync\b/,
  },
  { of: 'the same', functions: ['acquireResource', 'getResource', 'waitForCommitToBeReady'], gives: 'null' },
  {
    of: 'the same',
    functions: ['preloadResource', 'preloadResourceAndSuspendIfNeeded', 'suspendInstance', 'suspendResource'],
  },
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
  {
    of: 'root.unstable_scheduleHydration()',
    statements: ['ReactDOMHydrationRoot.prototype.unstable_scheduleHydration'],
    functions: ['attemptExplicitHydrationTarget'],
    variables: { queuedExplicitHydrationTargets: '[]' },
  },
  { of: 'findDOMNode', statements: ['ReactDOMSharedInternals.findDOMNode'] },
  { of: 'elements of a custom name', functions: ['isCustomElement'], gives: 'false', written: /jsxs?\("[a-z]+-/ },
  {
    of: 'attributes of XLink and XML',
    texts: [
      'xlinkActuate',
      'xlinkArcrole',
      'xlinkHref',
      'xlinkRole',
      'xlinkShow',
      'xlinkTitle',
      'xlinkType',
      'xmlBase',
      'xmlLang',
      'xmlSpace',
    ],
    written: /\b(?:xlink|xml)[A-Z]\w+:/,
  },
  { of: 'onSelect', functions: ['constructSelectEvent'], gives: '' },
  { of: 'onBeforeInput', functions: ['getFallbackBeforeInputChars', 'getNativeBeforeInputChars'], gives: 'null' },
  {
    of: 'onAnimationStart, onTransitionEnd and the like',
    functions: ['getVendorPrefixedEventName'],
    gives: "''",
    constants: ['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', 'TRANSITION_END'],
    statements: ['canUseDOM &&\n  ((style = '],
    variables: { vendorPrefixes: '{}' },
  },
  {
    of: 'Internet Explorer',
    variables: {
      canUseCompositionEvent: 'true',
      documentMode: 'null',
      isInputEventSupported: 'true',
      skipSelectionChangeEvent: 'false',
      useFallbackCompositionData: 'false',
    },
  },
  { of: 'places without a document', variables: { canUseDOM: 'true' } },
  { of: 'the list of components in an error, which nothing reads', functions: ['describeFiber'], gives: "''" },
  {
    of: 'the turning wheel of a browser while a transition waits',
    functions: ['defaultOnDefaultTransitionIndicator'],
    gives: '',
  },
];
