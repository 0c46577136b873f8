import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';
import { secretKey } from '../../../../tests/support/app.ts';
import type { Writer } from '../../../../tests/support/forum.ts';
import { hashOf } from '../actions/proof-code.ts';

const emailOf = ({ uid }: Writer): string => `form${uid}@example.com`;
const code = '123456';

/** The forms of a first e-mail address: a code is sent, and comes back. */
export function forms({ db }: FormSite): Record<string, FormCase> {
  const unproven = ({ uid }: Writer) =>
    db.updateTable('accounts.members').set({ email_verified_at: null }).where('uid', '=', uid).execute();
  const codeSent = async (who: Writer) => {
    await unproven(who);
    const [email, sent_at] = [emailOf(who), new Date()];
    const code_hash = hashOf(secretKey, who.uid, email, code);
    const expires_at = new Date(sent_at.getTime() + 1_800_000);
    await db
      .insertInto('accounts.email_codes')
      .values({ uid: who.uid, email, code_hash, mail_id: 1, sent_at, expires_at })
      .execute();
  };
  return {
    'proofs.send-email-code': {
      ready: unproven,
      fields: (who) => ({ 'email@proof': emailOf(who), _of: 'proof' }),
      done: ({ uid }) => rowsOf(db.selectFrom('accounts.email_codes').where('uid', '=', uid).selectAll()),
    },
    'proofs.validate-email-code': {
      ready: codeSent,
      fields: (who) => ({ email: emailOf(who), 'code@proof': code, _of: 'proof' }),
      done: ({ uid }) =>
        rowsOf(
          db
            .selectFrom('accounts.members')
            .where('uid', '=', uid)
            .where('email_verified_at', 'is not', null)
            .select('uid'),
        ),
    },
  };
}
