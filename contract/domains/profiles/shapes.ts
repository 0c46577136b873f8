import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { pictureShape } from '../media/shapes.ts';
import { decInfo, groupShape } from '../members/card.ts';
import { audiences, proofs } from './limits.ts';

export const audience = z.enum(audiences);
export const privacyShape = z.object({
  gender: audience,
  birthday: audience,
  occupation: audience,
  realname: audience,
  nationality: audience,
  cityname: audience,
});

/** `wear` is its place among those that its owner wears, 0 for none. */
const medalShape = z.object({ id: z.string(), medalid: id, s3_medal: z.string(), name: z.string(), wear: count });

const publicFields = {
  uid: id,
  username: z.string(),
  nickname: z.string(),
  /** Address of the cover, empty for none. */
  back_pic: z.string(),
  cover: pictureShape.nullable(),
  decInfo,
  certify: flag,
  country_fid: id,
  sightml: z.string(),
  phonetype: z.string(),
  group: groupShape,
  /** Those that are worn in their order, then the last ones first; at most five (R-MED-004). */
  medals: z.array(medalShape),
  medalsCount: count,
  fansCount: count,
  followsCount: count,
  postCount: count,
  threadsCount: count,
  repliesCount: count,
  likesCount: count,
  favoritesCount: count,
};

/** What the reader has done about a member, and may do. */
const memberMarks = {
  follow_status: flag,
  /** The reader has muted, or blocked, this member. */
  mute_status: flag,
  block_status: flag,
  /** What the reader may do. */
  can: z.object({ ban: z.boolean() }),
};

/** A member as others see them (D1 §3 "Public profile"). */
export const publicProfile = withOwn(publicFields, memberMarks);
export type PublicProfile = z.output<typeof publicProfile>;

/** A member's own info; what the reader may not see is empty and named in `hidden`. */
const personal = {
  gender: z.int(),
  /** Day, month and year of birth, 0 for none. */
  birthday: z.int(),
  birthmonth: z.int(),
  birthyear: z.int(),
  occupation: z.string(),
  realname: z.string(),
  nationality: z.string(),
  cityname: z.string(),
};

/** The public profile with all its medals, and the member's own info: each reader sees what they may. */
export const personalInfo = withOwn(
  {
    ...publicFields,
    /** When the member joined. */
    regdate: dateline,
  },
  { ...memberMarks, ...personal, hidden: z.array(z.string()) },
);
export type PersonalInfo = z.output<typeof personalInfo>;

/** The logged-in member (D1 §3 "Logged-in user info"). */
export const ownInfo = z.object({
  uid: id,
  username: z.string(),
  nickname: z.string(),
  email: z.string(),
  /** 1 verified. */
  emailstatus: flag,
  avatarstatus: flag,
  groupid: id,
  credits: count,
  /** Changes of the username that are left. */
  usernamechances: count,
  certify: flag,
  ...personal,
  gps_nationality: z.string(),
  /** When the profile was last changed, 0 for never. */
  profile_time: dateline,
  /** 1 when nothing lacks that the verify dialog asks for. */
  profile_status: flag,
  lacking: z.array(z.enum(proofs)),
  sightml: z.string(),
  phonetype: z.string(),
  country_fid: id,
  decInfo,
  group: groupShape,
  back_pic: z.string(),
  cover: pictureShape.nullable(),
  /** As others see them: at most five (R-MED-004). */
  medals: z.array(medalShape),
  medalsCount: count,
  privacy: privacyShape,
  /** What a username change costs, in XGold. */
  usernamePrice: count,
  /** Until when the location stays as it is, 0 when it may be changed now. */
  locationLockedUntil: dateline,
});
export type OwnInfo = z.output<typeof ownInfo>;

/** A member's counters (D1 §3 "Counters"); balances are the member's own and null for others. */
export const userCount = withOwn(
  { fansCount: count, favoritesCount: count, followsCount: count, postCount: count },
  { xcoinCount: count.nullable(), xglodCount: count.nullable() },
);
