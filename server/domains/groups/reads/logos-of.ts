import type { Db } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { logoOf } from '../present.ts';
import type { Group } from '../sql/groups.ts';

/** Moves with whatever changes of a group. */
export const groupTag = (groupid: number): string => `group:${groupid}`;

/** Addresses of the pictures of some groups. */
export async function logosOf(db: Db, groups: readonly Group[]): Promise<ReadonlyMap<number, string>> {
  const pictures = await picturesByAid(
    db,
    groups.flatMap(({ logo_aid }) => logo_aid ?? []),
  );
  return new Map(groups.map((group) => [group.groupid, logoOf({ picture: (aid) => pictures.get(aid) }, group)]));
}
