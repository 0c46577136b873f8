import { z } from 'zod';
import { proofLimits } from '../../../../contract/domains/proofs/limits.ts';
import { signInLimits } from '../../../../contract/domains/sign-in/limits.ts';

import { type Language, languages } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { randomToken, sha256 } from '../../../platform/seal.ts';
import type { Sms } from '../../../platform/sms/port.ts';
import { translate } from '../../../platform/texts.ts';
import {
  findByEmail,
  findByPhones,
  findProofs,
  type MailDeps,
  type ProofRow,
  pageUrl,
  sendAccountEmail,
} from '../../members/index.ts';
import { hashOf, newCode, putReset } from '../../proofs/index.ts';

export interface ResetJobDeps extends MailDeps {
  db: Db;
  clock: () => Date;
  sms: Sms;
  secret: string;
}

const asked = z.object({ way: z.enum(['email', 'phone']), target: z.string(), locale: z.enum(languages) });

/** Sends a link or a code to the member with this address or number; to nobody if there is none. */
export async function sendReset(deps: ResetJobDeps, payload: unknown): Promise<void> {
  const { way, target, locale } = asked.parse(payload);
  await inTransaction(deps.db, async (db) => {
    const uid = way === 'email' ? await findByEmail(db, target) : (await findByPhones(db, [target]))[0];
    const owner = uid === undefined ? undefined : await findProofs(db, uid);
    if (!owner) return;
    const now = deps.clock();
    await (way === 'email' ? sendLink : sendCode)({ db, now }, deps, { owner, target, locale });
  });
}

interface Way {
  owner: ProofRow;
  target: string;
  locale: Language;
}

type Within = { db: Db; now: Date };

const minutes = signInLimits.resetSeconds / 60;
const endOf = (now: Date): Date => new Date(now.getTime() + signInLimits.resetSeconds * 1000);

/** A link by e-mail; to an address that is only some days old, a request to wait. */
async function sendLink({ db, now }: Within, deps: ResetJobDeps, { owner, target, locale }: Way): Promise<void> {
  const { uid, username } = owner;
  const mail = { to: target, locale, username };
  if (owner.email_resets_at && owner.email_resets_at > now) {
    const values = { days: proofLimits.firstEmailDays };
    await sendAccountEmail({ db, now }, deps, { kind: 'resetLater', ...mail, values });
    return;
  }
  const token = randomToken();
  await putReset(db, { uid, way: 'email', target, secret_hash: sha256(token), expires_at: endOf(now) });
  // Behind the hash sign: an address that reaches neither a log nor another site.
  const url = `${pageUrl(deps, locale, owner.country_fid, '/forget/change')}#${token}`;
  await sendAccountEmail({ db, now }, deps, { kind: 'reset', ...mail, values: { minutes }, url });
}

/** A code by message. */
async function sendCode({ db, now }: Within, deps: ResetJobDeps, { owner, target, locale }: Way): Promise<void> {
  const code = newCode();
  const secret_hash = hashOf(deps.secret, owner.uid, target, code);
  await putReset(db, { uid: owner.uid, way: 'phone', target, secret_hash, expires_at: endOf(now) });
  const body = translate(locale, 'proofs.sms.code', { siteName: deps.siteName, code, minutes });
  await deps.sms.send(db, { recipient: target, body }, now);
}
