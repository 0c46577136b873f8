import { hash, randomBytes } from 'node:crypto';
import type { Db, Log } from '../../../../platform/context.ts';
import { addressRange } from '../../../../platform/http/address-range.ts';
import { isProgram } from '../../../../platform/http/programs.ts';
import { dayOfHour, hourOf, isTooLate } from '../rules/view-hour.ts';
import { packPairs } from '../rules/view-pairs.ts';
import { insertBatch, saltOf } from '../sql/view-batches.ts';

/** Who reads: a member, or a guest at an address with a browser. */
export type ViewReader = { uid: number } | { ip: string; userAgent: string };

/** Gathers views in this process and writes them packed, so that reading writes no row and waits for nothing. */
export interface ViewCounter {
  /** Somebody who may read a thread, and hasn't written it, reads it now. Never throws. */
  seen(tid: number, reader: ViewReader): void;
  /** Writes what is left. */
  flush(): Promise<void>;
}

/** A process that is killed loses no more. */
const flushMilliseconds = 5000;
/** So many views are written at once, before their time. */
const flushViews = 10_000;
/** More than this isn't held while the database is away. */
const mostViews = 40_000;
/** Browsers' names are shorter; more of one sets nobody apart. */
const agentLength = 300;

interface CounterDeps {
  db: Db;
  log: Log;
  clock: () => Date;
}

/** Threads that each reader read in an hour. */
type Readers = Map<string, Set<number>>;

/** What this process has seen and not written, by the hour of the clock. */
class Gathered {
  #hours = new Map<number, Readers>();
  views = 0;

  /** True where it is new and there was room. */
  add(hour: number, who: string, tid: number): boolean {
    if (this.views >= mostViews) return false;
    const readers: Readers = this.#hours.get(hour) ?? new Map();
    const tids = readers.get(who) ?? new Set();
    if (tids.has(tid)) return false;
    this.#hours.set(hour, readers.set(who, tids.add(tid)));
    this.views += 1;
    return true;
  }

  take(): Map<number, Readers> {
    const taken = this.#hours;
    this.#hours = new Map();
    this.views = 0;
    return taken;
  }
}

/** Bytes. */
const halfKey = 4;
const memberMark = 'm ';
const nameOf = (reader: ViewReader): string =>
  'uid' in reader ? `${memberMark}${reader.uid}` : `g ${reader.ip} ${reader.userAgent.slice(0, agentLength)}`;

export function createViewCounter({ db, log, clock }: CounterDeps): ViewCounter {
  const gathered = new Gathered();
  const keys = keysOf(db);
  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    timer ??= setTimeout(() => void flush(), flushMilliseconds).unref();
  };
  const write = async (): Promise<void> => {
    for (const [hour, readers] of gathered.take()) {
      const at = clock();
      if (isTooLate(hour, at.getTime())) {
        log.warn({ readers: readers.size }, 'views that could not be written in time are lost');
        continue;
      }
      try {
        const pairs = packPairs(await keys(dayOfHour(hour), readers));
        if (pairs.length > 0) await insertBatch(db, { hour: new Date(hour), at, pairs });
      } catch (error) {
        log.warn({ err: error, readers: readers.size }, 'views are written later');
        for (const [who, tids] of readers) for (const tid of tids) gathered.add(hour, who, tid);
        later();
      }
    }
  };
  let writing = Promise.resolve();
  // One at a time: what could not be written is there again for the next.
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  return {
    seen: (tid, reader) => {
      if (!gathered.add(hourOf(clock().getTime()), nameOf(reader), tid)) return;
      if (gathered.views === flushViews) void flush();
      else later();
    },
    flush,
  };
}

/** What stands for readers on a day: members by their number, guests by address and browser; programs are left out. */
function keysOf(db: Db) {
  let known = { day: '', salt: '' };
  return async (day: string, readers: Readers): Promise<{ key: Buffer; tids: ReadonlySet<number> }[]> => {
    if (known.day !== day) known = { day, salt: (await saltOf(db, day, randomBytes(16))).toString('base64') };
    const { salt } = known;
    const keyed = [...readers].flatMap(([who, tids]) => {
      const key = keyOf(who, (name) => hash('sha256', `${salt} ${name}`, 'buffer'));
      return key === undefined ? [] : [{ key, tids }];
    });
    return keyed;
  };
}

/** Of a guest the first half stands for their customer's line, so that its views can be counted; undefined for a program. */
function keyOf(who: string, hashed: (name: string) => Buffer): Buffer | undefined {
  if (who.startsWith(memberMark)) return hashed(who);
  const [, ip = '', ...words] = who.split(' ');
  const userAgent = words.join(' ');
  if (isProgram(userAgent)) return undefined;
  const line = `g ${addressRange(ip)}`;
  return Buffer.concat([hashed(line).subarray(0, halfKey), hashed(`${line} ${userAgent}`).subarray(0, halfKey)]);
}
