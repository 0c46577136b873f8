import type { People } from '../../follows/index.ts';
import type { ThreadCount } from '../../threads/index.ts';

/** What the reads share: what a process caches of members and lists. */
export interface ReadDeps {
  people: People;
  count: ThreadCount;
}
