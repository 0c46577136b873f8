import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { useLocale } from '../../../router/locale.ts';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { LastDay } from '../queries.ts';
import { shareOf, useFigureText } from '../use-figure-text.ts';

/** A few figures of the last day that was counted, each beside that of a week before. */
export function LastDayCards({ day, countryFid, figures }: LastDay) {
  const t = useT();
  const textOf = useFigureText();
  const written = useCivilDay();
  const { language } = useLocale();
  const place = countryOfFid(countryFid)?.names[language] ?? t('statistics.filter.all');
  const heading = t('statistics.yesterday', { day: written(day), place });
  const change = (share: number) =>
    (share - 1).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return (
    <section aria-label={heading}>
      <h2 className="px-4 py-2 text-sm font-bold text-ink-3 sm:px-0">{heading}</h2>
      <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {figures.map(({ label, now, before }) => {
          const share = shareOf(now, before);
          return (
            <div key={label} className="card flex flex-col">
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="num text-xl font-bold">{textOf(now)}</dd>
              {share !== null && (
                <dd className="text-xs text-ink-3">{t('statistics.weekBefore', { share: change(share) })}</dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
