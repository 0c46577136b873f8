import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { mailState } from '../../../platform/mail/state.ts';
import { findProofs } from '../../members/index.ts';
import { secondsToSendAgain } from '../rules/codes.ts';
import { findEmailCode } from '../sql/email-codes.ts';

/** The own address and how its proof stands. */
export async function emailState({ db, now, actor }: MemberCtx): Promise<DataOf<Calls['proofs.email-state']>> {
  const own = await findProofs(db, actor.uid);
  const code = await findEmailCode(db, actor.uid);
  const lives = code !== undefined && code.expires_at > now && code.tries < proofLimits.codeTries;
  return {
    email: own?.email ?? '',
    verified: own?.email_verified_at ? 1 : 0,
    phoneVerified: own?.phone_verified_at ? 1 : 0,
    open: lives
      ? {
          email: code.email,
          letter: (await mailState(db, code.mail_id, now)) ?? 'sent',
          seconds: secondsToSendAgain(code.sent_at, now),
        }
      : null,
  };
}
