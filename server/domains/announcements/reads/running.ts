import { LRUCache } from 'lru-cache';
import type { Picture } from '../../../../contract/domains/media/shapes.ts';
import type { TagBoard } from '../../../platform/cache/tags.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { type Announcement, nextTurn } from '../rules/announcement.ts';
import { plannedAnnouncements } from '../sql/announcements.ts';
import { dismissedBy } from '../sql/dismissals.ts';
import { announcementsTag, dismissedTag } from '../tags.ts';

/** What is planned or runs, with its pictures. */
interface Planned {
  all: readonly Announcement[];
  pictures: ReadonlyMap<number, Picture>;
}

/** What pages ask of announcements, without a question to the database. */
export interface Running {
  planned(db: Db, now: Date): Promise<Planned>;
  /** What a member dismissed. */
  dismissed(db: Db, uid: number): Promise<ReadonlySet<number>>;
  /** Waits for no turn any more. */
  stop(): void;
}

async function read(db: Db, now: Date): Promise<Planned> {
  const all = await plannedAnnouncements(db, now);
  const aids = all.flatMap(({ aid }) => aid ?? []);
  return { all, pictures: await picturesByAid(db, aids) };
}

const mostMembers = 20_000;
/** A timer can't wait longer than 24 days; it looks again after an hour. */
const longestWait = 3_600_000;

/**
 * Caches what is planned in this process until an operator changes one, and moves the tag here at the very moment at which one
 * begins or ends, so that guests' cached pages go with it; without the database, as they were.
 */
export function createRunning({ tags, clock, log }: { tags: TagBoard; clock: () => Date; log: Log }): Running {
  let known: (Planned & { position: number }) | undefined;
  let timer: NodeJS.Timeout | undefined;
  const members = new LRUCache<number, { position: number; ids: ReadonlySet<number> }>({ max: mostMembers });

  const awaitTurn = (all: readonly Announcement[]): void => {
    clearTimeout(timer);
    const now = clock();
    const turn = nextTurn(all, now);
    if (!turn) return;
    const wait = turn.getTime() - now.getTime();
    const look = () => (wait > longestWait ? awaitTurn(all) : void tags.movedElsewhere([announcementsTag]));
    timer = setTimeout(look, Math.min(wait, longestWait));
    timer.unref();
  };
  return {
    planned: async (db, now) => {
      if (known && !tags.movedSince([announcementsTag], known.position)) return known;
      const position = tags.position();
      try {
        known = { position, ...(await read(db, now)) };
        awaitTurn(known.all);
      } catch (error) {
        if (!known) throw error;
        log.warn({ err: error }, 'announcements could not be read again');
      }
      return known;
    },
    dismissed: async (db, uid) => {
      const found = members.get(uid);
      if (found && !tags.movedSince([dismissedTag(uid)], found.position)) return found.ids;
      const position = tags.position();
      const ids = new Set(await dismissedBy(db, uid));
      members.set(uid, { position, ids });
      return ids;
    },
    stop: () => clearTimeout(timer),
  };
}
