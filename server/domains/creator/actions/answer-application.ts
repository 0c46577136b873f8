import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { creatorCalls } from '../../../../contract/domains/creator/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { isThere } from '../../follows/index.ts';
import { changeGroup, membersByIds } from '../../members/index.ts';
import { barredAmong, recordAudit } from '../../moderation/index.ts';
import { limitSessions } from '../../sign-in/index.ts';
import { applicationGranted, applicationRefused } from '../events.ts';
import { whyNotAnswer } from '../policy.ts';
import { creatorAnswers } from '../settings.ts';
import {
  type ApplicationRow,
  answerApplication,
  findApplication,
  lockApplicant,
  lockApplication,
} from '../sql/applications.ts';

type Calls = typeof creatorCalls;

/** An application that this operator may answer now, held until the transaction ends. */
async function takeApplication({ db, actor }: MemberCtx, id: number): Promise<ApplicationRow> {
  const found = (await findApplication(db, id)) ?? refuse('creator.application_unknown');
  await lockApplicant(db, found.uid);
  const row = (await lockApplication(db, id)) ?? refuse('creator.application_unknown');
  const refused = row.appeal_of === null ? undefined : await findApplication(db, row.appeal_of);
  const refusal = whyNotAnswer({ status: row.status, uid: row.uid, refusedBy: refused?.by_uid }, actor.uid);
  return refusal ? refuse(refusal) : row;
}

/** Makes an applicant a creator, by the flag and the trail that offices have. */
export async function grant(
  ctx: MemberCtx,
  { id, reason }: InputOf<Calls['creator.grant']>,
): Promise<DataOf<Calls['creator.grant']>> {
  const { db, now, actor } = ctx;
  const { uid } = await takeApplication(ctx, id);
  const card = (await membersByIds(db, [uid])).get(uid);
  if (!card || !isThere(card) || (await barredAmong(db, [uid], now)).has(uid)) return refuse('creator.not_grantable');
  const office = officeOf(card.groupid);
  const changed = await changeGroup(
    ctx,
    { uid, office, isCreator: true, reason, refuseLastOperator: true },
    limitSessions,
  );
  if (typeof changed === 'string') return refuse('creator.not_grantable');
  await answerApplication(db, id, { status: 'granted', by: actor.uid, reason, at: now, again: null });
  ctx.emit(applicationGranted({ uid, application: id, at: now.getTime() }));
  await recordAudit(ctx, { action: 'creator.grant', uid, after: { application: id }, reason });
  return { id };
}

const officeOf = (groupid: number): 0 | 1 | 2 | 3 => (groupid === 1 || groupid === 2 || groupid === 3 ? groupid : 0);

/** Refuses an application, with a reason and the day from which they may apply again. */
export const refuseApplication =
  ({ settings }: { settings: SettingsReader }) =>
  async (
    ctx: MemberCtx,
    { id, reason }: InputOf<Calls['creator.refuse']>,
  ): Promise<DataOf<Calls['creator.refuse']>> => {
    const { db, now, actor } = ctx;
    const { uid } = await takeApplication(ctx, id);
    const again = daysAfter(now, (await settings.get(creatorAnswers)).again);
    await answerApplication(db, id, { status: 'refused', by: actor.uid, reason, at: now, again });
    ctx.emit(applicationRefused({ uid, application: id, at: now.getTime() }));
    await recordAudit(ctx, { action: 'creator.refuse', uid, after: { application: id }, reason });
    return { id };
  };
