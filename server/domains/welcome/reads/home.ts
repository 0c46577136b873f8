import type { welcomeCalls } from '../../../../contract/domains/welcome/calls.ts';
import { welcomeLimits } from '../../../../contract/domains/welcome/limits.ts';
import type { HomeBeginning } from '../../../../contract/domains/welcome/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { parted, type SharedCtx } from '../../../platform/reading/parted.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { categoriesTag } from '../../countries/index.ts';
import { firstThreadWaits, latestOfCategories, ownRows, rowsFor, scopeTags, sharedRows } from '../../threads/index.ts';
import { type FirstHour, isOffered, isUnsaid, nextStep } from '../rules/first-hour.ts';
import { boardsToChoose } from './boards.ts';
import type { ReadDeps } from './deps.ts';

interface Asked {
  countryFid: number;
  /** What the reader talks about, so that all who chose the same share one list. */
  typeids: readonly number[];
}

const dayMs = 86_400_000;

/** What a home begins with: the newest threads of what its member chose. */
export const home = ({ people, hourOf }: ReadDeps) =>
  parted<(typeof welcomeCalls)['welcome.home']>()({
    asked: async (ctx: Ctx, { country_fid: countryFid }): Promise<Asked> => {
      if (!countryOfFid(countryFid)) return refuseField('country_fid');
      return { countryFid, typeids: ctx.actor ? (await hourOf(ctx.db, ctx.actor.uid)).typeids : [] };
    },
    shared: async (ctx, { countryFid, typeids }: Asked) => {
      if (typeids.length === 0) return { answer: { list: [], boards: [] }, facts: { rows: [] } };
      for (const tag of [...scopeTags({ countryFid }), categoriesTag]) ctx.reads(tag);
      const open = await boardsToChoose(ctx, people.categories, countryFid);
      const boards = open.flatMap(({ typeid, name }) => (typeids.includes(typeid) ? [{ typeid, name }] : []));
      const { list, facts } = await sharedRows(ctx, people, await newestOf(ctx, countryFid, boards));
      return { answer: { list, boards }, facts: { rows: facts } };
    },
    own: async (ctx, { rows }) => {
      const hour = ctx.actor && (await hourOf(ctx.db, ctx.actor.uid));
      return {
        list: await ownRows(ctx, people, rows),
        says: hour && isUnsaid(hour) ? 1 : 0,
        next: ctx.actor && hour ? await offered(ctx.db, ctx.actor.uid, hour, ctx.now) : '',
      };
    },
  });

/**
 * That the first post waits for a moderator is said before any step, also to whoever has skipped them all; not to whoever
 * has closed the line since.
 */
async function offered(db: Db, uid: number, hour: FirstHour, now: Date): Promise<HomeBeginning['next']> {
  if (!isOffered(hour, now)) return '';
  return (await firstThreadWaits(db, uid, hour.hello_at)) ? 'waiting' : nextStep(hour, now);
}

async function newestOf(ctx: SharedCtx, countryFid: number, boards: readonly { typeid: number }[]): Promise<number[]> {
  const typeids = boards.map(({ typeid }) => typeid);
  const since = new Date(ctx.now.getTime() - welcomeLimits.freshDays * dayMs);
  const found = await rowsFor(ctx, welcomeLimits.threads, (reader, limit) =>
    latestOfCategories(ctx.db, { countryFid }, { typeids, since, reader, limit }),
  );
  return found.map(({ id }) => id);
}
