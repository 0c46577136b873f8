import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { transfer } from '../../economy/index.ts';
import { isThere } from '../../follows/index.ts';
import { membersByIds } from '../../members/index.ts';
import { recordAudit } from '../../moderation/index.ts';
import { entriesTag, givePrize, judgedEntries, markWon } from '../../threads/index.ts';
import { contestWon } from '../events.ts';
import { contestPrize } from '../money.ts';
import { titlesOf } from '../present.ts';
import { lockContest, markContest } from '../sql/contests.ts';
import { awardsOf, insertAward, prizesOf } from '../sql/prizes.ts';
import { contestsTag, contestTag } from '../tags.ts';

type Call = (typeof contestsCalls)['contests.award'];

/** Gives a piece of a prize to an entry of a closed contest, and pays it: each piece once, each entry one. */
export async function awardPrize(ctx: MemberCtx, { contest: id, place, tid }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db, now } = ctx;
  const contest = (await lockContest(db, id)) ?? refuse('contests.unknown');
  if (contest.frozen_at === null) refuse('contests.not_closed');
  const prize = (await prizesOf(db, [id])).find((each) => each.place === place) ?? refuse('contests.prize_unknown');
  const awards = await awardsOf(db, [id]);
  if (awards.some((award) => award.tid === tid)) refuse('contests.won_before');
  const given = awards.filter((award) => award.place === place).length;
  if (given >= prize.pieces) refuse('contests.prize_given');
  const [entry] = await judgedEntries(db, [tid]);
  if (entry?.contest_id !== id) return refuse('contests.entry_unknown');
  const { authorid: uid, language } = entry;
  const winner = (await membersByIds(db, [uid])).get(uid);
  if (!winner || !isThere(winner)) return refuse('contests.entry_unknown');

  const piece = given + 1;
  const { xgold } = prize;
  await insertAward(db, { contest_id: id, place, piece, tid, uid, xgold, created_at: now });
  if (xgold > 0) {
    const key = `contest:${id}:${place}:${piece}`;
    const movements = [{ from: 'mint', to: uid, currency: 'xgold', amount: xgold } as const];
    await transfer(ctx, {
      ...{ key, kind: 'earned', reason: contestPrize, reference: key, byUid: ctx.actor.uid, movements },
    });
  }
  await markContest(db, id, 'awarded_at', now);
  await givePrize(ctx, { tid, what: prize.what[language], winner_uid: uid });
  await markWon(db, tid);
  ctx.emit(contestWon({ contest: id, tid, uid, place, xgold, at: now.getTime(), ...titlesOf(contest) }));
  await recordAudit(ctx, {
    ...{ action: 'contests.award', subject: `contest ${id}, thread ${tid}`, uid },
    after: { prize: prize.what.en, xgold },
  });
  for (const tag of [contestsTag, contestTag(id), entriesTag]) ctx.stale(tag);
  return { contest: id, place, tid, uid, xgold, left: prize.pieces - piece };
}
