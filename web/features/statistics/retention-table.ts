import type { Translate } from '../../texts/texts.tsx';
import type { JoinedWeek, ShownFigure } from './queries.ts';

interface Written {
  week(week: string): string;
  cell(figure: ShownFigure, joined: ShownFigure): string;
}

/** The weeks as page and file have them: who joined, and a column for each week after. */
export function retentionTable(weeks: readonly JoinedWeek[], t: Translate, { week, cell }: Written) {
  const most = Math.max(0, ...weeks.map(({ after }) => after.length));
  return {
    columns: [
      ...[t('statistics.retention.week'), t('statistics.retention.joined')],
      ...Array.from({ length: most }, (_, at) => t('statistics.retention.after', { count: at + 1 })),
    ],
    rows: weeks.map((each) => [
      ...[week(each.week), cell(each.joined, each.joined)],
      ...Array.from({ length: most }, (_, at) => {
        const figure = each.after[at];
        return figure ? cell(figure, each.joined) : '';
      }),
    ]),
  };
}
