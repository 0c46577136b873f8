import { z } from 'zod';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';

import { languages } from '../../../../contract/primitives/countries.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { sha256 } from '../../../platform/seal.ts';
import { findByEmail, findProofs, sendAccountEmail } from '../../members/index.ts';
import { hashOf, newCode, putLoginCode } from '../../proofs/index.ts';
import type { ResetJobDeps } from './send-reset.ts';

const asked = z.object({ email: z.string(), locale: z.enum(languages) });
const minutes = proofLimits.codeSeconds / 60;

/**
 * Sends a code to log in by to the member with this address; to nobody if there is none. An address that is only some
 * days old is asked to wait, as it is for a new password.
 */
export async function emailLoginCode(deps: ResetJobDeps, payload: unknown): Promise<void> {
  const { email, locale } = asked.parse(payload);
  await inTransaction(deps.db, async (db) => {
    const uid = await findByEmail(db, email);
    const owner = uid === undefined ? undefined : await findProofs(db, uid);
    if (!owner) return;
    const now = deps.clock();
    const { username } = owner;
    const mail = { to: email, locale, username };
    if (owner.email_resets_at && owner.email_resets_at > now) {
      const values = { days: proofLimits.firstEmailDays };
      await sendAccountEmail({ db, now }, deps, { kind: 'loginCodeLater', ...mail, values });
      return;
    }
    const code = newCode();
    const codeHash = hashOf(deps.secret, owner.uid, email, code);
    // Asked for twice while jobs waited, one e-mail goes out.
    if (!(await putLoginCode(db, sha256(email), { uid: owner.uid, codeHash, now }))) return;
    await sendAccountEmail({ db, now }, deps, { kind: 'loginCode', ...mail, values: { minutes }, code });
  });
}
