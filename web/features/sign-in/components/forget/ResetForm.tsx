import { type FormEvent, useState } from 'react';
import { proofLimits } from '../../../../../contract/domains/proofs/limits.ts';

import { Button } from '../../../../design/Button.tsx';
import { Note } from '../../../../design/parts.tsx';
import { DialogLink } from '../../../../shell/DialogLink.tsx';
import { useT } from '../../../../texts/texts.tsx';
import { Head, SentCodeInput, WhosePassword } from '../../../members/index.ts';
import { NewPasswordFields, useNewPassword } from '../../../proofs/index.ts';
import type { ForgottenContact } from '../../forgotten.ts';
import { resetPassword } from '../../passwords.ts';

interface ResetFormProps {
  /** Of the e-mail's link. */
  token?: string;
  username?: string;
  /** The phone that a code was sent to. */
  contact?: ForgottenContact;
}

/** Sets a new password, once; then the way to the log-in. */
export function ResetForm({ token, username, contact }: ResetFormProps) {
  const t = useT();
  const form = useNewPassword();
  const [code, setCode] = useState('');
  const [said, setSaid] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const by = contact ? { mobile: contact.mobile, cid: contact.cid, code } : { token };
    form.send(async (values) => setSaid(await resetPassword({ ...by, ...values })));
  };
  if (said !== undefined) {
    return (
      <div className="flex flex-col gap-4" role="alert">
        <h1 className="sr-only">{t('proof.reset.title')}</h1>
        <Note tone="success">{said}</Note>
        <DialogLink flag="showlogin" className="btn btn-primary btn-wide">
          {t('shell.logIn')}
        </DialogLink>
      </div>
    );
  }
  const ofCode = form.refusal === 'accounts.wrong_mobile_code';
  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      <Head
        title={t('proof.reset.title')}
        text={username === undefined ? t('proof.reset.byCode') : t('proof.reset.for', { username })}
      />
      {form.error && !ofCode && <Note tone="error">{form.error}</Note>}
      <WhosePassword name={username ?? contact?.mobile ?? ''} />
      {contact && <SentCodeInput value={code} error={ofCode ? form.error : undefined} onChange={setCode} />}
      <NewPasswordFields values={form.values} errors={form.errors} onChange={form.change} />
      <Button
        type="submit"
        wide
        disabled={form.values.newpassword === '' || (contact !== undefined && code.length !== proofLimits.codeDigits)}
        busy={form.busy && t('shell.saving')}
      >
        {t('proof.reset.save')}
      </Button>
    </form>
  );
}
