import type { Currency } from '../../../contract/domains/economy/shapes.ts';
import type { Figure } from '../../platform/figure.ts';
import type { MoneyReason } from '../../platform/money-reason.ts';
import { reasonShortText } from '../../platform/money-reason.ts';
import { movedByReason } from './sql/figures.ts';

type ReasonOf = (name: string) => MoneyReason | undefined;

const moved = (reasonOf: ReasonOf, name: string, currency: Currency, way: 'in' | 'out'): Figure => ({
  ...{ domain: 'economy', name, unit: currency, sums: true },
  partText: (part) => {
    const reason = reasonOf(part);
    return reason ? reasonShortText(reason) : part;
  },
  ofDay: (db, span) => movedByReason(db, currency, way, span),
});

/** What is counted each day of the money that members get and spend, by why it moved. */
export const economyFigures = (reasonOf: ReasonOf): readonly Figure[] => [
  moved(reasonOf, 'xgoldIn', 'xgold', 'in'),
  moved(reasonOf, 'xgoldOut', 'xgold', 'out'),
  moved(reasonOf, 'xcoinIn', 'xcoin', 'in'),
  moved(reasonOf, 'xcoinOut', 'xcoin', 'out'),
];
