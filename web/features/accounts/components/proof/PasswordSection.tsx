import { type FormEvent, useState } from 'react';
import { accountLimits } from '../../../../../contract/domains/accounts/limits.ts';
import { Button } from '../../../../design/Button.tsx';
import { PasswordInput } from '../../../../design/fields.tsx';
import { Card, Note } from '../../../../design/parts.tsx';
import { ErrorState } from '../../../../design/states.tsx';
import { Link } from '../../../../router/links.tsx';
import { useSession } from '../../../../session/root-data.ts';
import { useT } from '../../../../texts/texts.tsx';
import { changePassword } from '../../proofs.ts';
import { useLinkedAccounts } from '../../third-party-queries.ts';
import { FirstPassword } from '../FirstPassword.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './use-new-password.ts';

/** The password in the account's settings: changed, or set where there is none yet. */
export function PasswordSection() {
  const t = useT();
  const { data, failed, again } = useLinkedAccounts();
  return (
    <Card title={t('shell.password')}>
      {failed !== undefined && <ErrorState message={failed || t('common.network.failed')} onRetry={again} />}
      {data === undefined && failed === undefined && <div className="skeleton h-12" />}
      {data && (data.hasPassword ? <PasswordChange /> : <FirstPassword linked={data} />)}
    </Card>
  );
}

/** The old password, a new one twice (R-PWD-003, R-PWD-004). */
function PasswordChange() {
  const t = useT();
  const viewer = useSession();
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
      {!open && (
        <Button kind="outline" icon="key-round" onClick={() => setOpen(true)}>
          {t('proof.changePassword')}
        </Button>
      )}
      {open && (
        <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
          {/* Password managers ask whose password this is. */}
          <input type="text" autoComplete="username" value={viewer?.username ?? ''} readOnly hidden />
          <PasswordInput
            label={t('proof.oldPassword')}
            name="oldpassword"
            autoComplete="current-password"
            maxLength={accountLimits.passwordMax}
            value={oldpassword}
            error={form.failed?.msg}
            onChange={(event) => setOld(event.target.value)}
            hint={
              <Link to="/forget" className="link">
                {t('proof.forgot')}
              </Link>
            }
          />
          <NewPasswordFields values={form.values} errors={form.errors} onChange={form.change} />
          <p className="text-sm text-ink-2">{t('proof.othersEnd')}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              disabled={oldpassword === '' || form.values.newpassword === ''}
              busy={form.busy && t('proof.saving')}
            >
              {t('proof.changePassword')}
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {t('proof.cancel')}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
