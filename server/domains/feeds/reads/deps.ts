import type { People, ThreadCount } from '../../threads/index.ts';

/** What the reads share: what a process keeps of members and lists. */
export interface ReadDeps {
  people: People;
  count: ThreadCount;
}
