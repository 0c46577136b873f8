import type { ReadDb } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';

/** Addresses of members' pictures in the smallest width, by uid, without members who have none. */
export async function avatarsOf(
  db: ReadDb,
  members: readonly { uid: number; avatar_aid: number | null }[],
): Promise<Map<number, string>> {
  const pictures = await picturesByAid(
    db,
    members.flatMap((member) => member.avatar_aid ?? []),
  );
  const found = new Map<number, string>();
  for (const { uid, avatar_aid } of members) {
    const picture = avatar_aid === null ? undefined : pictures.get(avatar_aid);
    if (picture) found.set(uid, `${picture.url}-${picture.widths[0]}.webp`);
  }
  return found;
}
