import { trendDays } from '../../../../contract/domains/creator/limits.ts';
import type { CreatorCentre, Trend } from '../../../../contract/domains/creator/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { BoldIn } from '../../../design/BoldIn.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { Chart, EmptyChart } from '../../../design/chart.tsx';
import { extremesOf } from '../../../design/chart-lines.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { dayLater, useDayIn, useFigure } from '../days.ts';
import { figureOf, type TrendAsked, trendNames, trendTo } from '../trend.ts';

interface TrendCardProps {
  centre: CreatorCentre;
  asked: TrendAsked;
  /** No figure has come yet. */
  isEmpty: boolean;
}

/** One of the five trends, over 7, 14 or 30 days (R-CRT-015): links, so that it changes before there is script. */
export function TrendCard({ centre, asked, isEmpty }: TrendCardProps) {
  const t = useT();
  const trend = centre.trends.find(({ figure }) => figure === figureOf(asked.of));
  return (
    <section className="card flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="heading flex-1 text-lg">{t(`creator.heading.${asked.of}`)}</h2>
        <nav className="segments" aria-label={t('creator.days')}>
          {trendDays.map((days) => (
            <Link
              key={days}
              to={trendTo({ ...asked, days })}
              replace
              preventScrollReset
              aria-current={days === asked.days ? 'true' : undefined}
              aria-label={t('creator.daysOf', { count: days })}
              className="min-w-9 px-2"
            >
              {days}
            </Link>
          ))}
        </nav>
      </div>
      {isEmpty ? (
        <NoFigures newestDay={centre.newestDay} />
      ) : (
        <>
          <TrendTabs asked={asked} />
          {trend && <Shown trend={trend} asked={asked} />}
          <CountedUntil newestDay={centre.newestDay} />
        </>
      )}
    </section>
  );
}

function TrendTabs({ asked }: { asked: TrendAsked }) {
  const t = useT();
  return (
    <nav className="tabs -mx-3" aria-label={t('creator.trends')}>
      {trendNames.map((of) => (
        <Link
          key={of}
          to={trendTo({ ...asked, of })}
          replace
          preventScrollReset
          className="tab"
          aria-current={of === asked.of ? 'true' : undefined}
        >
          {t(`creator.trend.${of}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The newest day in words, then the line, then its table. */
function Shown({ trend, asked }: { trend: Trend; asked: TrendAsked }) {
  const t = useT();
  const dayIn = useDayIn();
  const figure = useFigure();
  const found = extremesOf(trend.list);
  if (!found) return null;
  const { least, most, last } = found;
  const newest = figure(last.count);
  const name = t(`creator.trend.${asked.of}`);
  const short = (time: string) => dayIn('short', time);
  const label = t('creator.chart', {
    ...{ name, from: short(trend.list[0]?.time ?? last.time), until: short(last.time) },
    ...{ least: figure(least.count), leastDay: short(least.time) },
    ...{ most: figure(most.count), mostDay: short(most.time), last: newest },
  });
  const rows = trend.list.map(({ time, count }, at) => {
    const before = trend.list[at - 1];
    return [short(time), figure(count), before ? signed(count - before.count, figure) : ''];
  });
  return (
    <>
      <p className="text-md text-ink-2">
        <BoldIn
          text={t(`creator.newest.${asked.of}`, {
            ...{ count: last.count, figure: newest, day: dayIn('full', last.time) },
            ...{ days: trend.list.length, total: figure(trend.total) },
          })}
          word={newest}
        />
      </p>
      <Chart
        points={trend.list.map(({ time, count }) => ({ name: short(time), count }))}
        label={label}
        table={{
          title: t('creator.table', { count: trend.list.length }),
          columns: [t('creator.column.day'), name, t('creator.column.change')],
          rows: rows.toReversed(),
        }}
      />
    </>
  );
}

const signed = (change: number, figure: (count: number) => string): string =>
  change > 0 ? `+${figure(change)}` : figure(change);

/** Before the first figures: when they come, and what they come from. */
function NoFigures({ newestDay }: { newestDay: string }) {
  const t = useT();
  const dayIn = useDayIn();
  return (
    <>
      <EmptyChart label={t('creator.none.chart')} />
      <div className="flex flex-col items-center gap-2 pb-2 text-center">
        <b className="text-md">{t('creator.none.title', { day: dayIn('weekday', dayLater(newestDay, 2)) })}</b>
        <p className="text-md text-ink-2">{t('creator.none.text')}</p>
        <LinkButton to="/note/thread" icon="square-pen">
          {t('creator.none.write')}
        </LinkButton>
      </div>
    </>
  );
}

/** Until which midnight was counted, and where. */
function CountedUntil({ newestDay }: { newestDay: string }) {
  const t = useT();
  const dayIn = useDayIn();
  const { language, names } = useLocale();
  const home = countryOfFid(useSession()?.countryFid ?? 0)?.names ?? names;
  return (
    <p className="text-xs text-ink-3">
      {t('creator.countedUntil', { day: dayIn('weekday', newestDay), country: home[language] })}
    </p>
  );
}
