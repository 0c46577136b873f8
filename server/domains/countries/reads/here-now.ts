import { createHash, randomInt } from 'node:crypto';
import { hereLimits } from '../../../../contract/domains/countries/here.ts';
import { countries, globalFid } from '../../../../contract/primitives/countries.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { addPerson, emptySketch, mergeInto, type PeopleSketch, peopleIn } from '../rules/people-sketch.ts';
import { dropHereBefore, hereSince, writeHere } from '../sql/here.ts';

/** Counts people with an open page, without a row a view. */
export interface HereNow {
  /** Somebody has opened a page of a country; `who` says no more than that it is the same as before. */
  seen(countryFid: number, who: string): void;
  /** People there in the last minutes, all countries' for 293; 0 where they are too few to show. */
  count(db: Db, countryFid: number): Promise<number>;
  /** Writes what is left. */
  flush(): Promise<void>;
}

const minuteMilliseconds = 60_000;
const flushMilliseconds = 20_000;
/** A figure of colour: so long an older one will do. */
const freshMilliseconds = 20_000;
const allFids = countries.map(({ fid }) => fid);

interface HereDeps {
  db: Db;
  clock: () => Date;
  log: Log;
}

/** What this process has seen is in memory for the minute, and written for the others three times in it. */
export function createHereNow({ db, clock, log }: HereDeps): HereNow {
  const process = randomInt(2 ** 31 - 1);
  const minutes = new Map<number, Map<number, PeopleSketch>>();
  const known = new Map<number, { at: number; people: number }>();
  let timer: NodeJS.Timeout | undefined;

  const minuteOf = (time: number): number => Math.floor(time / minuteMilliseconds) * minuteMilliseconds;
  const since = (): number => minuteOf(clock().getTime()) - (hereLimits.minutes - 1) * minuteMilliseconds;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...minutes].flatMap(([minute, byCountry]) =>
      [...byCountry].map(([countryFid, registers]) => ({ minute: new Date(minute), countryFid, registers })),
    );
    // The running minute goes on; those before are written for the last time.
    const running = minuteOf(clock().getTime());
    try {
      await writeHere(db, process, rows);
      for (const minute of minutes.keys()) if (minute < running) minutes.delete(minute);
      await dropHereBefore(db, new Date(since() - minuteMilliseconds));
    } catch (error) {
      for (const minute of minutes.keys()) if (minute < since()) minutes.delete(minute);
      log.warn({ err: error }, 'who is here now is written later');
    }
  };
  return {
    seen: (countryFid, who) => {
      const minute = minuteOf(clock().getTime());
      const byCountry = minutes.get(minute) ?? new Map<number, PeopleSketch>();
      const sketch = byCountry.get(countryFid) ?? emptySketch();
      addPerson(sketch, createHash('sha256').update(who).digest());
      minutes.set(minute, byCountry.set(countryFid, sketch));
      timer ??= setTimeout(() => void flush(), flushMilliseconds).unref();
    },
    count: async (from, countryFid) => {
      const now = clock().getTime();
      const before = known.get(countryFid);
      if (before && Math.abs(now - before.at) < freshMilliseconds) return before.people;
      const fids = countryFid === globalFid ? allFids : [countryFid];
      const all = emptySketch();
      for (const registers of await hereSince(from, new Date(since()), fids)) mergeInto(all, registers);
      for (const [minute, byCountry] of minutes) {
        if (minute < since()) continue;
        for (const fid of fids) mergeInto(all, byCountry.get(fid) ?? emptySketch());
      }
      const people = peopleIn(all);
      const shown = people < hereLimits.least ? 0 : people;
      known.set(countryFid, { at: now, people: shown });
      return shown;
    },
    flush,
  };
}
