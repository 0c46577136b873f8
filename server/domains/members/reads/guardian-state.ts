import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { mailState } from '../../../platform/mail/state.ts';
import { mustAskGuardian } from '../rules/guardian.ts';
import { findProofs } from '../sql/contacts.ts';
import { findGuardianRequest } from '../sql/guardian-requests.ts';

/** Whether a guardian has to agree before the caller may write, and whom they asked. */
export async function guardianState({ db, now, actor }: MemberCtx): Promise<DataOf<Calls['members.guardian-state']>> {
  const own = await findProofs(db, actor.uid);
  if (!own || !mustAskGuardian(own, now)) return { needed: 0, asked: null };
  const request = await findGuardianRequest(db, actor.uid, now);
  if (!request) return { needed: 1, asked: null };
  return {
    needed: 1,
    asked: { email: request.email, letter: (await mailState(db, request.mail_id, now)) ?? 'sent' },
  };
}
