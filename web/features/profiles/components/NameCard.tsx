import { type FormEvent, useRef, useState } from 'react';
import { memberLimits } from '../../../../contract/domains/members/limits.ts';
import type { OwnInfo } from '../../../../contract/domains/profiles/shapes.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../design/Button.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { changeUsername } from '../mutations.ts';

const RenameDialog = drawn(part({ for: 'pressed', load: () => import('./RenameDialog.tsx') }), (m) => m.RenameDialog);

interface NameCardProps {
  info: OwnInfo;
  xgold: number;
  onChanged: () => void;
}

/** The username: changed once, for its price, after the question (R-PRO-009, R-PRO-010). */
export function NameCard({ info, xgold, onChanged }: NameCardProps) {
  const t = useT();
  const { language } = useLocale();
  const { username, type, asking, busy, error, ask, leave, pay } = useRename(info, onChanged);
  const figure = (value: number) => value.toLocaleString(language);
  const spent = info.usernamechances === 0;
  const short = info.usernamePrice - xgold;
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
          error={error}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={memberLimits.usernameFieldMax}
          disabled={spent || short > 0}
          value={username}
          onChange={(event) => type(event.target.value)}
        />
        {!spent && (
          <Button type="submit" kind="value" disabled={short > 0 || username === info.username || username === ''}>
            {t('profiles.changeUsername', { price: figure(info.usernamePrice) })}
          </Button>
        )}
      </form>
      <RenameDialog
        wanted={asking}
        onFailed={leave}
        open={asking}
        from={info.username}
        to={username}
        price={figure(info.usernamePrice)}
        busy={busy}
        onClose={leave}
        onConfirm={pay}
      />
    </Card>
  );
}

/** The name that is typed, the question, and the change; a name has one key, so that it is paid once however often it is tried. */
function useRename(info: OwnInfo, onChanged: () => void) {
  const [username, type] = useState(info.username);
  const [asking, setAsking] = useState(false);
  const sending = useRef({ username: '', key: '' });
  const { busy, error, run, clear } = useAct();
  const leave = () => setAsking(false);
  const pay = () =>
    run(async () => {
      const { msg } = await changeUsername(username, sending.current.key).finally(leave);
      showToast({ text: msg });
      onChanged();
    });
  const ask = (event: FormEvent) => {
    event.preventDefault();
    clear();
    if (sending.current.username !== username) sending.current = { username, key: randomString() };
    setAsking(true);
  };
  return { username, type, asking, busy, error, ask, leave, pay };
}
