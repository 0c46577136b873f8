import { LRUCache } from 'lru-cache';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db } from '../../../platform/context.ts';
import { type AuthorThread, latestByAuthor } from '../sql/author-threads.ts';
import type { ListReader } from '../sql/thread-lists.ts';

/** Cache tag of an author's list of threads, moved when one is published. What it shows of each moves with that thread. */
export const shelfTag = (uid: number): string => `s:${uid}`;

/** An author's latest threads, as far as a reader may see them. */
export type ShelfOf = (db: Db, author: number, reader: ListReader) => Promise<readonly AuthorThread[]>;

/** Other threads of the author that stand beside a thread. */
export const moreShown = 3;
/** One more is read: the thread itself may be among them. */
const read = moreShown + 1;
const kept = 5000;

interface Shelf {
  threads: readonly AuthorThread[];
  tags: readonly string[];
  position: number;
}

/**
 * Keeps shelves in this process, one for each access that its readers have, until one of their threads changes or
 * another is published. For reads, not within a write.
 */
export function createShelves(tags: TagBoard): ShelfOf {
  const known = new LRUCache<string, Shelf>({ max: kept });
  return async (db, author, { uid, readaccess, hidden }) => {
    if (hidden.includes(author)) return [];
    const own = uid === author;
    const key = `${author} ${own ? 'own' : readaccess}`;
    const shelf = known.get(key);
    if (shelf && !tags.movedSince(shelf.tags, shelf.position)) return shelf.threads;
    const position = tags.position();
    const threads = await latestByAuthor(db, author, { uid: own ? author : 0, readaccess, hidden: [] }, read);
    known.set(key, { threads, tags: [shelfTag(author), ...threads.map(({ tid }) => `t:${tid}`)], position });
    return threads;
  };
}
