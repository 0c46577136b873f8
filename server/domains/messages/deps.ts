import type { TagBoard } from '../../platform/cache/tags.ts';
import type { People } from '../follows/index.ts';

/** What its reads and actions ask of others. */
export interface MessagesDeps {
  people: People;
  tags: TagBoard;
}
