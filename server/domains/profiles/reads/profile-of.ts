import type { Picture } from '../../../../contract/domains/media/shapes.ts';
import type { Privacy } from '../../../../contract/domains/profiles/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { picturesByAid } from '../../media/index.ts';
import { birthdayParts } from '../rules/birthday.ts';
import { type Personal, privacyOf } from '../rules/personal.ts';
import { findProfile } from '../sql/profiles.ts';

/** What is stored of a member here. */
export interface Profile {
  personal: Omit<Personal, 'nationality' | 'cityname'>;
  privacy: Privacy;
  cover: Picture | null;
  /** When it was last changed, null for never. */
  updatedAt: Date | null;
}

/** A member's profile; empty for one who never entered anything. */
export async function profileOf(db: Db, uid: number): Promise<Profile> {
  const row = await findProfile(db, uid);
  const aid = row?.cover_aid ?? null;
  const cover = aid === null ? undefined : (await picturesByAid(db, [aid])).get(aid);
  return {
    personal: {
      gender: row?.gender ?? 0,
      occupation: row?.occupation ?? '',
      realname: row?.realname ?? '',
      ...birthdayParts(row?.birthday ?? null),
    },
    privacy: privacyOf(row?.privacy),
    cover: cover ?? null,
    updatedAt: row?.updated_at ?? null,
  };
}
