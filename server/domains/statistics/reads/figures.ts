import type { DataOf } from '../../../../contract/call.ts';
import type { statisticsCalls } from '../../../../contract/domains/statistics/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { figureName } from '../../../platform/figure.ts';
import { presentFigure } from '../present.ts';
import { countedSpan } from '../sql/days.ts';
import { knownParts } from '../sql/figures.ts';
import type { StatisticsDeps } from './deps.ts';

type Answer = DataOf<(typeof statisticsCalls)['statistics.figures']>;

/** What is counted, of which days. */
export const figures =
  (deps: StatisticsDeps) =>
  async ({ db, locale }: MemberCtx): Promise<Answer> => {
    const known = await knownParts(
      db,
      deps
        .figures()
        .filter(({ partText }) => partText)
        .map(figureName),
    );
    const { first, last, countedAt } = await countedSpan(db);
    const partsOf = (name: string) => known.filter(({ figure }) => figure === name).map(({ part }) => part);
    return {
      list: deps.figures().map((figure) => presentFigure(figure, partsOf(figureName(figure)), locale)),
      ...{ first, last, countedAt: countedAt?.toISOString() ?? null },
    };
  };
