import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { entryListing, hiddenHere, kindList, type Shown, threadRows } from '../../threads/index.ts';
import { juryDecides } from '../rules/phase.ts';
import { findContest } from '../sql/contests.ts';
import { isJuror, pointsBy } from '../sql/taking-part.ts';

type Call = (typeof contestsCalls)['contests.jury'];

/** A contest's entries, the newest first, with the points that the reader gave. */
export const juryEntries =
  (people: Shown) =>
  async (ctx: MemberCtx, { contest: id, limit, page, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const contest = (await findContest(ctx.db, id)) ?? refuse('contests.unknown');
    if (!juryDecides(contest.decide) || !(await isJuror(ctx.db, id, ctx.actor.uid))) refuse('contests.not_jury');
    const shared = sharedFor(ctx, await hiddenHere(ctx, people));
    const { answer } = await kindList(shared, people, entryListing(limit), {
      ...{ where: { contest: id }, order: 'dateline', page, after },
    });
    const tids = answer.list.map(({ tid }) => tid);
    const [rows, points] = await Promise.all([
      threadRows(ctx, people, tids),
      pointsBy(ctx.db, id, ctx.actor.uid, tids),
    ]);
    const list = rows.map((row) => ({
      ...row,
      photos: row.photo?.photos ?? [],
      points: points.get(row.tid) ?? null,
    }));
    return { ...answer, list };
  };
