import type { FollowCountersOf, People } from '../../follows/index.ts';
import type { ViewCounter } from './views.ts';

/** What the reads of a process share: what it caches of members, and the views it has seen. */
export interface ReadDeps extends People {
  counters: FollowCountersOf;
  views: ViewCounter;
}
