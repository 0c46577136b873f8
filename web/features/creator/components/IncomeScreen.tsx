import type { IncomeRank, MonthRow } from '../../../../contract/domains/creator/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Coin } from '../../../design/Coin.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { writtenMonth } from '../../../lib/written-day.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { middleOf, useDayNear, useFigure, useMonthName } from '../days.ts';
import type { Income } from '../queries.ts';
import { CreatorTabs } from './CreatorTabs.tsx';

/** The month so far, and what became of those before, six a page (R-CRT-019). */
export function IncomeScreen({ income }: { income: Income }) {
  const t = useT();
  const figure = useFigure();
  const monthName = useMonthName();
  const { month, rows, page, totalPage, rank } = income;
  return (
    <>
      <CreatorTabs />
      <section className="card">
        <h1 className="sr-only">{t('creator.tab.income')}</h1>
        <dl className="flex flex-wrap gap-x-4 gap-y-2">
          <div className="flex-1">
            <dt className="text-sm text-ink-2">{t('creator.income.soFar', { month: monthName(month.month) })}</dt>
            <dd className="text-md text-ink-2">
              <b className="heading num text-2xl text-ink">{figure(month.points)}</b>{' '}
              {t('creator.income.points', { count: month.points })}
            </dd>
          </div>
          {month.rank > 0 && (
            <div className="text-end">
              <dt className="text-sm text-ink-2">{t('creator.income.rank')}</dt>
              <dd className="heading num text-2xl">{figure(month.rank)}</dd>
            </div>
          )}
        </dl>
      </section>
      <section className="card card-flush">
        <h2 className="px-4 pt-3 pb-1 text-sm font-bold text-ink-2">{t('creator.income.months')}</h2>
        {rows.length === 0 ? (
          <EmptyState title={t('creator.income.none')} text={t('creator.income.noneText')} />
        ) : (
          <ul>
            {rows.map((row) => (
              <Month key={row.month} row={row} running={month.month} />
            ))}
          </ul>
        )}
      </section>
      <Pagination page={page} total={totalPage} />
      <p className="px-4 text-sm text-ink-2">
        {t('creator.income.pool')} <Pools month={month} rank={rank} />
      </p>
      <div className="contents lg:hidden">
        <IncomeRankCard rank={rank} />
      </div>
    </>
  );
}

/** What the country shares for the running month, and what it shared for the last one. */
function Pools({ month, rank }: Pick<Income, 'month' | 'rank'>) {
  const t = useT();
  const figure = useFigure();
  const { language, names } = useLocale();
  const country = (countryOfFid(useSession()?.countryFid ?? 0)?.names ?? names)[language];
  const running = { ...month, sharers: 0 };
  const shared = (rank.month === month.month ? [running] : [rank, running]).filter(({ pool }) => pool > 0);
  if (shared.length === 0) return t('creator.income.poolNone', { country });
  return shared
    .map((each) =>
      t('creator.income.poolOf', {
        country,
        month: writtenMonth(each.month, language),
        xgold: figure(each.pool),
        count: each.sharers,
      }),
    )
    .join(' ');
}

const tones: Partial<Record<MonthRow['status'], TagTone>> = { paid: 'success', due: 'value' };

function Month({ row, running }: { row: MonthRow; running: string }) {
  const t = useT();
  const dayNear = useDayNear();
  const figure = useFigure();
  const { language } = useLocale();
  const facts = t('creator.income.facts', { count: row.points, figure: figure(row.points), rank: row.rank });
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-32 flex-1">
        <b className="block text-md">{writtenMonth(row.month, language)}</b>
        <span className="num block text-sm text-ink-2">{facts}</span>
        {row.transfer > 0 && (
          <Link to="/ucenter/wallet" className="tap link num -mb-3 text-xs">
            {t('creator.income.transfer', { number: row.transfer })}
          </Link>
        )}
      </div>
      <div className="flex flex-col items-end gap-1 text-end">
        <b
          className={`num inline-flex items-center gap-1 text-md ${row.amount > 0 ? 'text-value-text' : 'text-ink-2'}`}
        >
          {figure(row.amount)} <Coin of="xgold" size="s" />
          <span className="sr-only">{t('profiles.xgold')}</span>
        </b>
        <Tag tone={tones[row.status] ?? 'plain'}>
          {row.status === 'paid'
            ? t('creator.income.paid', { day: dayNear(row.paid_at, middleOf(running)) })
            : t(`creator.income.status.${row.status}`)}
        </Tag>
      </div>
    </li>
  );
}

/** The first of the country in its last month that is over. */
export function IncomeRankCard({ rank }: { rank: IncomeRank }) {
  const t = useT();
  const { language } = useLocale();
  const figure = useFigure();
  if (rank.list.length === 0) return null;
  const isListed = rank.list.some(({ is_own }) => is_own === 1);
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('creator.income.rankOf', { month: writtenMonth(rank.month, language) })}</h2>
      </div>
      <ol>
        {rank.list.map((row) => (
          <li
            key={row.uid}
            className={`flex min-h-12 items-center gap-3 border-b border-line px-1 last:border-b-0 ${row.is_own === 1 ? 'bg-primary-soft font-bold' : ''}`}
          >
            <span className="num min-w-6 text-sm text-ink-3">{row.rank}</span>
            <Avatar
              name={row.username}
              country={countryCodeOf(row.country_fid)}
              info={plainPortrait(row.avatar)}
              size="sm"
              decorative
            />
            <Link to={profilePath(row.uid)} className="min-w-0 flex-1 truncate" dir="auto">
              {row.username}
            </Link>
            <span
              className={`num inline-flex items-center gap-1 text-sm ${row.amount > 0 ? 'text-value-text' : 'text-ink-2'}`}
            >
              {figure(row.amount)} <Coin of="xgold" size="s" />
              <span className="sr-only">{t('profiles.xgold')}</span>
            </span>
          </li>
        ))}
      </ol>
      {rank.me && !isListed && (
        <p className="num pt-2 text-sm text-ink-2">
          {t('creator.income.facts', {
            ...{ count: rank.me.points, figure: figure(rank.me.points), rank: rank.me.rank },
          })}
        </p>
      )}
    </section>
  );
}
