import { Chart, type ChartPoint, EmptyChart, FiguresTable } from '../../../design/chart.tsx';
import { extremesOf } from '../../../design/chart-lines.ts';
import { Card } from '../../../design/parts.tsx';
import { writtenAs } from '../../../lib/written-day.ts';
import { useLocale } from '../../../router/locale.ts';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { JoinedWeek } from '../queries.ts';
import { retentionTable } from '../retention-table.ts';
import { shareOf, useFigureText } from '../use-figure-text.ts';

const shareAfter = ({ joined, after }: JoinedWeek): number | null => shareOf(after[0], joined);

/** Of the people who joined in each week, how many came again in the weeks after. */
export function RetentionCard({ weeks }: { weeks: readonly JoinedWeek[] }) {
  const t = useT();
  const day = useCivilDay();
  const { language } = useLocale();
  const percent = (share: number | null) => (share === null ? '–' : writtenShare(share, language));
  const over = weeks.filter(({ after }) => after.length > 0);
  const [newest, before] = over;
  const title = t('statistics.retention.title');
  return (
    <Card>
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 flex-1 text-md font-bold">{title}</h3>
        <b className="num text-lg">{percent(newest ? shareAfter(newest) : null)}</b>
      </div>
      {newest && (
        <p className="text-xs text-ink-3">
          {t('statistics.retention.newest', { day: day(newest.week) })}
          {before && `; ${t('statistics.retention.before', { figure: percent(shareAfter(before)) })}`}
        </p>
      )}
      <div className="mt-2">
        <Weeks weeks={weeks} title={title} />
      </div>
    </Card>
  );
}

function Weeks({ weeks, title }: { weeks: readonly JoinedWeek[]; title: string }) {
  const t = useT();
  const textOf = useFigureText();
  const day = useCivilDay();
  const { language } = useLocale();
  const points = weeks
    .flatMap((each): (ChartPoint & { week: string })[] => {
      const share = shareAfter(each);
      const name = writtenAs(Date.parse(each.week) / 1000, [], language, { day: 'numeric', month: 'short' });
      return share === null ? [] : [{ name, week: each.week, count: Math.round(share * 100) }];
    })
    .toReversed();
  const { columns, rows } = retentionTable(weeks, t, {
    week: day,
    cell: (figure, joined) => {
      const share = figure === joined ? null : shareOf(figure, joined);
      if (share === null) return textOf(figure);
      return t('statistics.retention.cell', { count: textOf(figure), share: writtenShare(share, language) });
    },
  });
  const table = { title: t('statistics.table', { figure: title }), columns, rows };
  const extremes = extremesOf(points);
  if (!extremes)
    return (
      <>
        <EmptyChart label={t('statistics.retention.none')} />
        <p className="text-xs text-ink-3">{t('statistics.retention.none')}</p>
        <FiguresTable {...table} />
      </>
    );
  const { least, most: highest, last } = extremes;
  const share = (point: ChartPoint) => writtenShare(point.count / 100, language);
  return (
    <Chart
      points={points}
      label={t('statistics.drawn', {
        ...{ figure: title, from: day(points[0]?.week ?? ''), to: day(last.week), last: share(last) },
        ...{ least: share(least), leastDay: day(least.week), most: share(highest), mostDay: day(highest.week) },
      })}
      table={table}
    />
  );
}

const writtenShare = (share: number, language: string): string =>
  share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
