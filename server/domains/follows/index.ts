export { followDeed } from './deeds.ts';
export { hidesChanged, memberFollowed, memberUnfollowed } from './events.ts';
export { isThere } from './policy.ts';
export { countersOf, createFollowCounters, type FollowCounters, type FollowCountersOf } from './reads/counters.ts';
export { type Hidden, type HiddenFor, nobodyHidden, type WhyHidden } from './reads/hidden-for.ts';
export { isBlockedEitherWay } from './reads/member-lists.ts';
export { createPeople, type People } from './reads/people.ts';
export { fansAmong, followedUids, mostFollowed } from './sql/follows.ts';
export { blockedAmong, hasBlocked, hiddenPairs } from './sql/hides.ts';
