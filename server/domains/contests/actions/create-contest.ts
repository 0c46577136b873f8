import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { recordAudit } from '../../moderation/index.ts';
import { type ContestFields, insertContest } from '../sql/contests.ts';
import { writePrizes } from '../sql/prizes.ts';
import { setJury } from '../sql/taking-part.ts';
import { contestsTag } from '../tags.ts';
import { takeContest } from './take-contest.ts';

type Call = (typeof contestsCalls)['contests.create'];

/** What the audit trail shows of a contest. */
export const audited = ({ words, closes_at, winners_at }: ContestFields) => ({
  ...{ title: words.en.title, closes: closes_at.toISOString(), winners: winners_at.toISOString() },
});

/** Opens a contest. */
export async function createContest(ctx: Ctx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { fields, prizes, jury } = await takeContest(ctx.db, input);
  const id = await insertContest(ctx.db, fields, ctx.now);
  await writePrizes(ctx.db, id, prizes);
  await setJury(ctx.db, id, jury);
  await recordAudit(ctx, { action: 'contests.create', subject: `contest ${id}`, after: audited(fields) });
  ctx.stale(contestsTag);
  return { contest: id, version: 1 };
}
