import type { Shown, ThreadCount } from '../../threads/index.ts';

/** What the reads share: what a process caches of members and lists. */
export interface ReadDeps {
  people: Shown;
  count: ThreadCount;
}
