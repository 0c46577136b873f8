import { z } from 'zod';
import { proofLimits } from '../../../../contract/domains/accounts/limits.ts';
import { languages } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { randomToken, sha256 } from '../../../platform/seal.ts';
import type { Sms } from '../../../platform/sms/port.ts';
import { translate } from '../../../platform/texts.ts';
import { hashOf, newCode } from '../actions/proof-code.ts';
import { type LetterDeps, pageUrl, sendAccountLetter } from '../letters.ts';
import { putReset } from '../sql/password-resets.ts';
import { findProofs } from '../sql/proofs.ts';
import { findByEmail, findByPhones } from '../sql/unique-values.ts';

export interface ResetJobDeps extends LetterDeps {
  db: Db;
  clock: () => Date;
  sms: Sms;
  secret: string;
}

const asked = z.object({ way: z.enum(['email', 'phone']), target: z.string(), locale: z.enum(languages) });

/** Sends a link or a code to whoever has the address or number; to nobody if nobody has. */
export async function sendReset(deps: ResetJobDeps, payload: unknown): Promise<void> {
  const { way, target, locale } = asked.parse(payload);
  await inTransaction(deps.db, async (db) => {
    const uid = way === 'email' ? await findByEmail(db, target) : (await findByPhones(db, [target]))[0];
    const owner = uid === undefined ? undefined : await findProofs(db, uid);
    if (!owner) return;
    const now = deps.clock();
    const expires_at = new Date(now.getTime() + proofLimits.resetSeconds * 1000);
    const minutes = proofLimits.resetSeconds / 60;
    if (way === 'email') {
      const token = randomToken();
      await putReset(db, { uid: owner.uid, way, target, secret_hash: sha256(token), expires_at });
      // Behind the hash sign: an address that reaches neither a log nor another site.
      const url = `${pageUrl(deps, locale, owner.country_fid, '/forget/change')}#${token}`;
      const { username } = owner;
      await sendAccountLetter({ db, now }, deps, {
        kind: 'reset',
        to: target,
        locale,
        username,
        values: { minutes },
        url,
      });
    } else {
      const code = newCode();
      await putReset(db, {
        uid: owner.uid,
        way,
        target,
        secret_hash: hashOf(deps.secret, owner.uid, target, code),
        expires_at,
      });
      const body = translate(locale, 'accounts.sms.code', { siteName: deps.siteName, code, minutes });
      await deps.sms.send(db, { recipient: target, body }, now);
    }
  });
}
