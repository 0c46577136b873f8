import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nextPlace, readPage } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isThere } from '../../follows/index.ts';
import { hiddenHere, openThread, reportsByIds, sameAfter } from '../../threads/index.ts';
import type { BugsDeps } from '../deps.ts';

type Call = (typeof bugsCalls)['bugs.who-same'];

/** Members who have the same trouble, the newest first; whom the reader hides is counted and not named. */
export const whoSame =
  ({ people }: BugsDeps) =>
  async (ctx: Ctx, { tid, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    await openThread(ctx, people, tid);
    const [report] = await reportsByIds(ctx.db, [tid]);
    if (!report) return refuse('threads.bug_not_exist');
    const asked = { page: 1, limit: bugsLimits.sameRows, after };
    const found = await readPage(asked, (most, place) => sameAfter(ctx.db, tid, { most, after: place }));
    const uids = found.rows.map(({ id }) => id);
    const [cards, hidden] = await Promise.all([people.members(ctx.db, uids), hiddenHere(ctx, people)]);
    const shown = uids.flatMap((uid) => cards.get(uid) ?? []).filter((card) => isThere(card) && !hidden.has(card.uid));
    const byCountry = Map.groupBy(shown, ({ countryFid }) => countryFid);
    return {
      list: shown.map(({ uid, username, avatar, countryFid }) => ({
        uid,
        username: username ?? '',
        avatar,
        country_fid: countryFid,
      })),
      count: report.same,
      countries: [...byCountry].sort(([, a], [, b]) => b.length - a.length).map(([fid]) => fid),
      next: nextPlace(found),
    };
  };
