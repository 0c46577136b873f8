import { type FormEvent, useState } from 'react';
import { accountLimits } from '../../../../contract/domains/accounts/limits.ts';
import type { OwnInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { useLocale } from '../../../lib/locale.ts';
import { randomString } from '../../../lib/random.ts';
import { needsLogin, showFailure } from '../../../lib/show-failure.ts';
import { useT } from '../../../texts/texts.tsx';
import { changeUsername } from '../mutations.ts';

const RenameDialog = lazyPart(
  () => import('./RenameDialog.tsx'),
  (m) => m.RenameDialog,
);

interface NameCardProps {
  info: OwnInfo;
  xgold: number;
  onChanged: () => void;
}

/** The username: changed once, for its price, after the question (R-PRO-009, R-PRO-010). */
export function NameCard({ info, xgold, onChanged }: NameCardProps) {
  const t = useT();
  const { language } = useLocale();
  const [username, setUsername] = useState(info.username);
  const [asking, setAsking] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const figure = (value: number) => value.toLocaleString(language);
  const spent = info.usernamechances === 0;
  const short = info.usernamePrice - xgold;

  const ask = (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    setAsking(randomString());
  };
  const run = async () => {
    if (asking === null) return;
    setBusy(true);
    try {
      const { msg } = await changeUsername(username, asking);
      showToast({ text: msg });
      onChanged();
    } catch (failure) {
      if (needsLogin(failure) || !isRefusal(failure)) showFailure(failure);
      else setError(failure.msg);
    } finally {
      setBusy(false);
      setAsking(null);
    }
  };
  const why = spent
    ? t('profiles.usernameSpent')
    : short > 0
      ? t('profiles.usernameShort', { short: figure(short), price: figure(info.usernamePrice) })
      : t('profiles.usernameOnce', { price: figure(info.usernamePrice) });
  return (
    <Card title={t('profiles.username')}>
      <form className="flex max-w-120 flex-col gap-3" onSubmit={ask} noValidate>
        <TextInput
          label={t('profiles.username')}
          hint={why}
          {...(error && { error })}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={accountLimits.usernameFieldMax}
          disabled={spent || short > 0}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        {!spent && (
          <Button type="submit" kind="value" disabled={short > 0 || username === info.username || username === ''}>
            {t('profiles.changeUsername', { price: figure(info.usernamePrice) })}
          </Button>
        )}
      </form>
      <Late wanted={asking !== null} onFailed={() => setAsking(null)}>
        <RenameDialog
          open={asking !== null}
          from={info.username}
          to={username}
          price={figure(info.usernamePrice)}
          busy={busy}
          onClose={() => setAsking(null)}
          onConfirm={run}
        />
      </Late>
    </Card>
  );
}
