import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { InPlace } from '../../../design/InPlace.tsx';
import { Card, Note } from '../../../design/parts.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { OwnPasswordInput, SubmitRow, WhosePassword } from '../../members/index.ts';
import { NewPasswordFields, useNewPassword } from '../../proofs/index.ts';
import { changePassword } from '../passwords.ts';
import { useLinkedAccounts } from '../third-party-queries.ts';
import { FirstPassword } from './FirstPassword.tsx';

/** The password in the account's settings: changed, or set where there is none yet. */
export function PasswordSection() {
  const t = useT();
  const { value, error, reload } = useLinkedAccounts();
  return (
    <Card title={t('shell.password')}>
      {error !== undefined && <ErrorState message={error} onRetry={reload} />}
      {value === undefined && error === undefined && <div className="skeleton h-12" />}
      {value && (value.hasPassword ? <PasswordChange /> : <FirstPassword linked={value} />)}
    </Card>
  );
}

/** The old password, a new one twice (R-PWD-003, R-PWD-004). */
function PasswordChange() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState<string>();
  const [oldpassword, setOld] = useState('');
  const form = useNewPassword();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSaid(undefined);
    form.send(async (values) => {
      setSaid(await changePassword({ oldpassword, ...values }));
      setOld('');
      setOpen(false);
    });
  };
  return (
    <>
      {said !== undefined && (
        <div role="alert" className="mb-3">
          <Note tone="success">{said}</Note>
        </div>
      )}
      <InPlace shows={open}>
        {!open && (
          <Button kind="outline" icon="key-round" onClick={() => setOpen(true)}>
            {t('proof.changePassword')}
          </Button>
        )}
        {open && (
          <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
            <WhosePassword />
            <OwnPasswordInput
              label={t('proof.oldPassword')}
              name="oldpassword"
              value={oldpassword}
              error={form.error}
              onChange={(event) => setOld(event.target.value)}
              hint={
                <Link to="/forget" className="link">
                  {t('proof.forgot')}
                </Link>
              }
            />
            <NewPasswordFields values={form.values} errors={form.errors} onChange={form.change} />
            <p className="text-sm text-ink-2">{t('proof.othersEnd')}</p>
            <SubmitRow
              word={t('proof.changePassword')}
              busy={form.busy && t('shell.saving')}
              disabled={oldpassword === '' || form.values.newpassword === ''}
              onCancel={() => setOpen(false)}
            />
          </form>
        )}
      </InPlace>
    </>
  );
}
