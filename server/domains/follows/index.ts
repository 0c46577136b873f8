export { hidesChanged, memberFollowed, memberUnfollowed } from './events.ts';
export { countersOf, createFollowCounters, type FollowCounters, type FollowCountersOf } from './reads/counters.ts';
export { createFollowedBy, type FollowedBy } from './reads/followed-by.ts';
export { createHiddenFor, type Hidden, type HiddenFor, nobodyHidden, type WhyHidden } from './reads/hidden-for.ts';
export { keepsApart } from './reads/member-lists.ts';
export { followedUids, mostFollowed } from './sql/follows.ts';
export { blockedAmong, hiddenPairs } from './sql/hides.ts';
