import { languages } from '../../../contract/primitives/countries.ts';
import type { Ctx, MemberCtx } from '../../platform/context.ts';
import type { Categories } from '../countries/index.ts';
import type { OfficePlace, OfficeRow } from '../moderation/index.ts';
import { findTopic, topicsByIds } from '../topics/index.ts';

interface Deps {
  categories: Categories;
}

/** A topic that is there, or a board of a country, with its names; undefined where there is none. */
export async function findPlace(
  deps: Deps,
  ctx: Pick<Ctx, 'db'>,
  { office, place, countryFid }: Omit<OfficePlace, 'names'>,
): Promise<OfficePlace | undefined> {
  if (office === 'board') {
    const names = await boardNames(deps, ctx, countryFid, place);
    return names && { office, place, countryFid, names };
  }
  const topic = await findTopic(ctx.db, place);
  if (!topic) return undefined;
  const names = Object.fromEntries(languages.map((language) => [language, topic.name]));
  return { office, place, countryFid: topic.country_fid, names };
}

async function boardNames({ categories }: Deps, { db }: Pick<Ctx, 'db'>, countryFid: number, typeid: number) {
  const names: Record<string, string> = {};
  for (const language of languages) {
    const board = await categories.find(db, countryFid, typeid, language);
    if (!board) return undefined;
    names[language] = board.name;
  }
  return names;
}

/** Names the places of some offices in the reader's language, in two queries whatever their number. */
export async function placeNames(
  { categories }: Deps,
  { db, locale }: Pick<MemberCtx, 'db' | 'locale'>,
  rows: readonly OfficeRow[],
): Promise<(row: OfficeRow) => string> {
  const topids = rows.filter(({ office }) => office === 'topic').map(({ place }) => place);
  const topics = new Map((await topicsByIds(db, topids)).map(({ topid, name }) => [topid, name]));
  const board = await categories.naming(db, locale);
  return ({ office, place }) => (office === 'topic' ? (topics.get(place) ?? '') : board(place).name);
}
