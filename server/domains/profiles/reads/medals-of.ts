import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { medalKindsByKey } from '../sql/medal-kinds.ts';
import { type MedalRow, medalsGranted } from '../sql/medals.ts';
import { mostKinds, shownKinds } from './medal-kinds.ts';

/** A member's medals, those that are worn first; there are no more kinds than can be read at once. */
export const medalsOf = (db: Db, uid: number): Promise<MedalRow[]> => medalsGranted(db, uid, mostKinds);

/** The same as they are shown beside the member's name. */
export async function shownMedals(db: Db, uid: number, locale: Language) {
  const rows = await medalsOf(db, uid);
  const kinds = await shownKinds(
    db,
    await medalKindsByKey(
      db,
      rows.map(({ medal }) => medal),
    ),
    locale,
  );
  return rows.flatMap(({ medal, worn }) => {
    const kind = kinds.get(medal);
    return kind ? [{ id: medal, medalid: kind.medalid, s3_medal: kind.picture, name: kind.name, wear: worn ?? 0 }] : [];
  });
}
