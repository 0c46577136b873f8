import '../../../design/sheets/check-in.css';
import { Coin } from '../../../design/Coin.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { CheckInState } from '../use-check-in.ts';
import { Seed } from './Seed.tsx';
import { SignButton } from './SignButton.tsx';

/** The daily check-in whole: the streak, what each of the seven days earns, and this month. */
export function CheckInCard({ record, ...press }: CheckInState) {
  return (
    <Piece as="section" name="check-in-card" of={record} className="cloth check-in-card">
      <Body record={record} {...press} />
    </Piece>
  );
}

function Body({ record, ...press }: CheckInState) {
  const t = useT();
  const { continue_days: days, total, sign, day_gold: gold, month_gold: month } = record;
  const today = sign.filter((each) => each === 1).length;
  return (
    <>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="soft text-sm">{t('feeds.checkIn')}</h2>
          <p className="mt-0.5 flex items-center gap-2">
            {days > 0 && <b className="num text-2xl">{days}</b>}
            <span className="text-sm leading-tight">
              {t('feeds.daysInRow', { days })}
              <span className="soft block text-xs">{t('feeds.daysInAll', { days: total })}</span>
            </span>
          </p>
        </div>
        <SignButton record={record} {...press} short />
      </div>
      <ol className="check-in-days">
        {gold.map((amount, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <li key={at} className={dayClass(at, today, record.is_sign)}>
            <span>{t('feeds.dayOfStreak', { day: at + 1 })}</span>
            <Seed done={sign[at] === 1} last={at === gold.length - 1} />
            <b className="num">+{amount}</b>
          </li>
        ))}
      </ol>
      <p className="flex items-center gap-1 text-sm">
        <span className="soft">{t('feeds.thisMonth')}</span>
        <b className="num">{month}</b>
        <Coin of="xgold" size="s" />
        <span className="sr-only">{t('feeds.xGold')}</span>
        <Link to="/task" className="tap ms-auto text-sm">
          {t('shell.tasks')}
          <Icon name="chevron-right" size="s" flip />
        </Link>
      </p>
    </>
  );
}

/** Done days stand out a little; today's is ringed while it waits. */
function dayClass(at: number, done: number, isSigned: number): string | undefined {
  if (at < done) return 'check-in-done';
  return at === done && isSigned === 0 ? 'check-in-now' : undefined;
}
