import { Chart, type ChartPoint, EmptyChart, FiguresTable } from '../../../design/chart.tsx';
import { extremesOf } from '../../../design/chart-lines.ts';
import { Card } from '../../../design/parts.tsx';
import { writtenAs } from '../../../lib/written-day.ts';
import { useLocale } from '../../../router/locale.ts';
import { useCivilDay } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Series } from '../queries.ts';
import { useFigureText } from '../use-figure-text.ts';

/** One figure: what it came to, beside the days before, drawn, and as a table with the columns of the file. */
export function FigureCard({ series, beside }: { series: Series; beside: boolean }) {
  const t = useT();
  const textOf = useFigureText();
  const day = useCivilDay();
  const { days, sums, label } = series;
  const last = days.findLast(({ value, under }) => value !== null || under > 0) ?? days.at(-1);
  const shown = sums ? series.total : last;
  const before = sums ? series.before : last?.before;
  const of = sums
    ? t('statistics.inAll', { count: days.length })
    : t('statistics.onDay', { day: last ? day(last.day) : '' });
  return (
    <Card>
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 flex-1 text-md font-bold">{label}</h3>
        <b className="num text-lg">{textOf(shown)}</b>
      </div>
      <p className="text-xs text-ink-3">
        {beside ? `${of}; ${t('statistics.before', { count: days.length, figure: textOf(before) })}` : of}
      </p>
      <div className="mt-2">
        <Drawn series={series} beside={beside} />
      </div>
      <Parts series={series} />
    </Card>
  );
}

/** A day of too few people is drawn as one of none: where it lies between them isn't shown. */
function Drawn({ series: { label, days, unit }, beside }: { series: Series; beside: boolean }) {
  const t = useT();
  const textOf = useFigureText();
  const day = useCivilDay();
  const { language } = useLocale();
  const short = (of: string, year?: 'numeric') =>
    writtenAs(Date.parse(of) / 1000, [], language, { day: 'numeric', month: 'short', year });
  const columns = [t('statistics.csv.day'), label];
  if (beside) columns.push(t('statistics.csv.before', { figure: label }));
  const table = {
    ...{ title: t('statistics.table', { figure: label }), columns },
    rows: days
      .map((each) => [short(each.day, 'numeric'), textOf(each), ...(beside ? [textOf(each.before)] : [])])
      .toReversed(),
  };
  const counted = days.filter(({ value, under }) => value !== null || under > 0);
  const points = counted.map((each): ChartPoint & { day: string } => ({
    ...{ name: short(each.day), day: each.day, count: each.value ?? 0 },
  }));
  const extremes = extremesOf(points);
  if (!extremes)
    return (
      <>
        <EmptyChart label={t('statistics.notCounted')} />
        <p className="text-xs text-ink-3">{t('statistics.notCounted')}</p>
        <FiguresTable {...table} />
      </>
    );
  const { least, most, last } = extremes;
  const few = counted.find(({ under }) => under > 0);
  return (
    <>
      <Chart
        points={points}
        label={t('statistics.drawn', {
          ...{ figure: label, from: day(points[0]?.day ?? ''), to: day(last.day) },
          ...{ least: least.count, leastDay: day(least.day), most: most.count, mostDay: day(most.day) },
          last: last.count,
        })}
        table={table}
      />
      {few && unit === 'people' && (
        <p className="text-xs text-ink-3">{t('statistics.drawnAtNone', { under: few.under })}</p>
      )}
    </>
  );
}

/** Of what the figure is made, the most first. */
function Parts({ series: { byPart } }: { series: Series }) {
  const t = useT();
  const textOf = useFigureText();
  if (byPart.length === 0) return null;
  return (
    <details>
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center text-sm">
        {t('statistics.parts')}
      </summary>
      <dl className="text-sm">
        {byPart.map(({ part, label, ...sum }) => (
          <div key={part} className="flex items-baseline gap-3 border-t border-line px-2 py-2">
            <dt className="min-w-0 flex-1 wrap-anywhere">{label}</dt>
            <dd className="num">{textOf(sum)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
