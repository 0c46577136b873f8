import { Card } from '../../../design/parts.tsx';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Wallet } from '../wallet-queries.ts';

const height = 60;
const step = 10;
const bar = 7;
/** A day without anything is a line, so that the days can be counted. */
const least = 1.5;

/** What each of the last days earned: bars to look at, and the same as a table for screen readers. */
export function EarnedChart({ earned }: { earned: Wallet['earned'] }) {
  const t = useT();
  const dayName = useCivilDay();
  const sum = earned.reduce((all, { amount }) => all + amount, 0);
  if (sum === 0) return null;
  const title = t('economy.wallet.chart', { days: earned.length });
  return (
    <Card
      title={title}
      aside={
        <b className="num text-sm whitespace-nowrap text-value-text">{t('economy.wallet.chartSum', { amount: sum })}</b>
      }
    >
      <Bars earned={earned} />
      <div className="flex justify-between pt-1 text-xs text-ink-3" aria-hidden="true">
        <span className="num">{dayName(earned[0]!.day)}</span>
        <span className="num">{dayName(earned.at(-1)!.day)}</span>
      </div>
      {/* A table itself stays as wide as its words. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('economy.wallet.day')}</th>
              <th scope="col">{t('economy.wallet.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {earned.map(({ day, amount }) => (
              <tr key={day}>
                <th scope="row">{dayName(day)}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Bars({ earned }: { earned: Wallet['earned'] }) {
  const most = Math.max(...earned.map(({ amount }) => amount));
  return (
    <svg
      className="block h-24 w-full rtl:-scale-x-100"
      viewBox={`0 0 ${earned.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {earned.map(({ day, amount }, at) => {
        const tall = Math.max(least, (amount / most) * height);
        return (
          <rect
            key={day}
            x={at * step + (step - bar) / 2}
            y={height - tall}
            width={bar}
            height={tall}
            className={amount > 0 ? 'fill-value' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}
