import type { z } from 'zod';
import type { sessionUser } from '../../../contract/domains/sign-in/shapes.ts';
import { countryOfFid, type Language } from '../../../contract/primitives/countries.ts';
import { translate } from '../../platform/texts.ts';
import { unixSeconds } from '../../platform/unix-seconds.ts';
import { groupTitleId, readaccessOf } from '../members/index.ts';
import { mayModerate } from '../moderation/index.ts';

export type SessionUser = z.output<typeof sessionUser>;
type Owner = Omit<SessionUser, 'auth_token'>;

interface Member {
  uid: number;
  username: string;
  countryFid: number;
  /** In force, sanctions included. */
  groupid: number;
  isCreator: boolean;
  avatar: string;
}

/** Who is logged in, as the documents name the fields (D1 §3 "Session user"). */
export const presentOwner = (member: Member, expiresAt: Date, locale: Language): Owner => ({
  member_uid: member.uid,
  member_username: member.username,
  member_avatar: member.avatar,
  groupid: member.groupid,
  grouptitle: translate(locale, groupTitleId(member.groupid)),
  ismoderator: mayModerate(member) ? 1 : 0,
  iscreator: member.isCreator ? 1 : 0,
  readaccess: readaccessOf(member.groupid),
  token_expires_time: unixSeconds(expiresAt),
  space: { conutry_fid: member.countryFid },
});

/** The site a member belongs to, as the log-in's answer header names it. */
export const siteId = (countryFid: number): string => countryOfFid(countryFid)?.code ?? 'global';
