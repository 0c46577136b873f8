import type { FormEvent } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { Card } from '../../../design/parts.tsx';
import { useNavigate } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Held } from '../wallet-queries.ts';

/** What one had when a day ended; without script the browser sends the day as an address. */
export function BalanceOnDay({ asked, today }: { asked: { day: string; held: Held } | null; today: string }) {
  const t = useT();
  const { language } = useLocale();
  const dayName = useCivilDay();
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`?day=${new FormData(event.currentTarget).get('day')}`);
  };
  return (
    <Card title={t('economy.wallet.onDay')}>
      <form className="flex max-w-120 flex-col gap-3" onSubmit={show}>
        <TextInput
          label={t('economy.wallet.day')}
          hint={t('economy.wallet.onDayText')}
          type="date"
          name="day"
          max={today}
          defaultValue={asked?.day ?? ''}
          required
        />
        <Button type="submit" kind="outline" className="self-start">
          {t('economy.wallet.show')}
        </Button>
      </form>
      {asked && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4" role="status">
          <span className="text-sm text-ink-2">{t('economy.wallet.wasOn', { day: dayName(asked.day) })}</span>
          {(['xgold', 'xcoin'] as const).map((of) => (
            <b key={of} className="num flex items-center gap-1.5 text-lg">
              <Coin of={of} /> {asked.held[of].toLocaleString(language)}{' '}
              <span className="sr-only">{t(`economy.wallet.${of}`)}</span>
            </b>
          ))}
        </p>
      )}
    </Card>
  );
}
