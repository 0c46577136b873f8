import type { Db } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Counted, CountedDay, Figure } from '../../../platform/figure.ts';
import { figureName } from '../../../platform/figure.ts';
import { membersByIds } from '../../members/index.ts';
import { type Cell, cellsOf, type OfCountry } from '../rules/cells.ts';
import { endsWeek, ownSpans, utcSpan } from '../rules/days.ts';
import { markCounted } from '../sql/days.ts';
import { replaceCells } from '../sql/figures.ts';
import { countCohorts } from './count-cohorts.ts';

export interface CountDeps {
  db: Db;
  clock: () => Date;
  figures: () => readonly Figure[];
}

/** Members whose countries are asked for at once. */
const membersAtOnce = 1000;

/**
 * Counts a day, in the place of what was counted of it before. A figure whose sources are gone by then stays as it was
 * counted when they were there.
 */
export async function countDay({ db, clock, figures }: CountDeps, day: string): Promise<void> {
  for (const figure of figures()) {
    const first = figure.firstDay && (await figure.firstDay(db));
    if (figure.firstDay && (first === null || first === undefined || day < first)) continue;
    const cells = await countFigure(db, figure, day);
    await inTransaction(db, (tx) => replaceCells(tx, figureName(figure), day, cells));
  }
  if (endsWeek(day)) await countCohorts(db, day);
  await markCounted(db, day, clock());
}

/** One figure of a day, counted from what its domain stores. */
export async function countFigure(db: Db, figure: Figure, day: string): Promise<Cell[]> {
  const utc = await counted(db, figure, utcSpan(day));
  return cellsOf(figure.unit, { utc, own: await countedOwn(db, figure, day) });
}

async function countedOwn(db: Db, figure: Figure, day: string): Promise<OfCountry[]> {
  if (figure.byCalendar) return counted(db, figure, { ...utcSpan(day), own: true });
  const own: OfCountry[] = [];
  for (const { span, countries } of ownSpans(day)) {
    const there = new Set(countries);
    own.push(...(await counted(db, figure, span)).filter(({ country }) => there.has(country)));
  }
  return own;
}

async function counted(db: Db, figure: Figure, span: CountedDay): Promise<OfCountry[]> {
  const rows = await figure.ofDay(db, span);
  const countryOf = await countriesOf(db, rows);
  return rows.map((row) => ({
    country: 'country' in row ? row.country : (countryOf.get(row.uid) ?? 0),
    ...{ part: row.part ?? '', value: row.value },
  }));
}

async function countriesOf(db: Db, rows: readonly Counted[]): Promise<ReadonlyMap<number, number>> {
  const uids = [...new Set(rows.flatMap((row) => ('uid' in row ? [row.uid] : [])))];
  const found = new Map<number, number>();
  for (let at = 0; at < uids.length; at += membersAtOnce)
    for (const [uid, { countryFid }] of await membersByIds(db, uids.slice(at, at + membersAtOnce)))
      found.set(uid, countryFid);
  return found;
}
