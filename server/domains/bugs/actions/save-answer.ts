import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import { visibleLength } from '../../../../contract/primitives/visible-length.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { oneLine } from '../../../platform/one-line.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import {
  countSavedAnswers,
  deleteSavedAnswer,
  insertSavedAnswer,
  type SavedAnswerRow,
  savedAnswers as storedAnswers,
  updateSavedAnswer,
} from '../sql/saved-answers.ts';

type Calls = typeof bugsCalls;

const presented = ({ id, name, message, status }: SavedAnswerRow) => ({ id, name, message, status });

/** Answers that our team has saved. */
export const savedAnswers = async ({ db }: Pick<MemberCtx, 'db'>): Promise<DataOf<Calls['bugs.saved-answers']>> => ({
  list: (await storedAnswers(db, bugsLimits.savedAnswers)).map(presented),
});

/** Saves an answer under a name, or changes one. */
export async function saveAnswer(
  ctx: MemberCtx,
  { id, name: sent, message, status }: InputOf<Calls['bugs.save-answer']>,
): Promise<DataOf<Calls['bugs.save-answer']>> {
  const { db, actor } = ctx;
  const name = oneLine(sent);
  if (name === '' || message === '') return refuse('bugs.unnamed');
  const most = bugsLimits.answerNameMax;
  if (visibleLength(name, most + 1) > most) return refuseField('name', 'bugs.issue.long', { most });
  const words = { name, message, status, uid: actor.uid };
  await recordAudit(ctx, { action: 'bugs.save-answer', subject: name, after: { answer: name } });
  if (id > 0) return presented((await updateSavedAnswer(db, id, words)) ?? refuse('bugs.unknown_answer'));
  if ((await countSavedAnswers(db)) >= bugsLimits.savedAnswers) return refuse('bugs.full');
  return presented(await insertSavedAnswer(db, words));
}

/** Deletes a saved answer. */
export async function deleteAnswer(
  ctx: MemberCtx,
  { id }: InputOf<Calls['bugs.delete-answer']>,
): Promise<DataOf<Calls['bugs.delete-answer']>> {
  const name = (await deleteSavedAnswer(ctx.db, id)) ?? refuse('bugs.unknown_answer');
  await recordAudit(ctx, { action: 'bugs.delete-answer', subject: name, before: { answer: name } });
  return {};
}
