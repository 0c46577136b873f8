export { memberFollowed, memberUnfollowed } from './events.ts';
export { countersOf, createFollowCounters, type FollowCounters, type FollowCountersOf } from './reads/counters.ts';
export { createFollowedBy, type FollowedBy } from './reads/followed-by.ts';
export { followedUids, mostFollowed } from './sql/follows.ts';
