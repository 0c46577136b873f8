import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { moveClose } from '../../threads/index.ts';
import { likesDecide } from '../rules/phase.ts';
import type { Prize } from '../rules/prizes.ts';
import { type ContestFields, lockContest, updateContest } from '../sql/contests.ts';
import { prizesOf, writePrizes } from '../sql/prizes.ts';
import { countAgreed, setJury } from '../sql/taking-part.ts';
import { contestsTag, contestTag } from '../tags.ts';
import { audited } from './create-contest.ts';
import { takeContest } from './take-contest.ts';

type Call = (typeof contestsCalls)['contests.edit'];

/** What somebody who agreed has agreed to. */
const agreedOn = ({ words, categories, decide, fid }: ContestFields, prizes: readonly Prize[]): string =>
  JSON.stringify([
    ...(['en', 'fr', 'hi'] as const).map((language) => {
      const { title, brief, rules, terms, agreement } = words[language];
      return [title, brief, rules, terms, agreement];
    }),
    ...[categories, decide, fid],
    prizes.map(({ place, what, xgold, pieces }) => [place, what.en, what.fr, what.hi, xgold, pieces]),
  ]);

/** Changes a contest that stands as it was seen; what somebody has agreed to stays. */
export async function editContest(ctx: Ctx, { contest: id, version, ...input }: InputOf<Call>): Promise<DataOf<Call>> {
  const { db } = ctx;
  const before = (await lockContest(db, id)) ?? refuse('contests.unknown');
  if (before.version !== version) refuse('contests.changed_meanwhile');
  if (before.frozen_at !== null || before.closes_at <= ctx.now) refuse('contests.closed_before');
  const { fields, prizes, jury } = await takeContest(db, input);
  // Likes of the time since then have been answered with success.
  if (fields.closes_at <= ctx.now) refuse('contests.dates_cross', { extra: { field: 'closes_at' } });
  const agreed = (await countAgreed(db, [id], 1_000_000)).get(id) ?? 0;
  const isOther = agreedOn(before, await prizesOf(db, [id])) !== agreedOn(fields, prizes);
  if (agreed > 0 && isOther) refuse('contests.agreed_before', { values: { count: agreed } });
  await updateContest(db, id, fields, isOther);
  if (isOther) await writePrizes(db, id, prizes);
  await setJury(db, id, jury);
  await moveClose(db, id, fields.closes_at, likesDecide(fields.decide));
  await recordAudit(ctx, {
    ...{ action: 'contests.edit', subject: `contest ${id}` },
    ...{ before: audited(before), after: audited(fields) },
  });
  for (const tag of [contestsTag, contestTag(id)]) ctx.stale(tag);
  return { contest: id, version: version + 1 };
}
