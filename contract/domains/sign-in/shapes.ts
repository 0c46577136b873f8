import { z } from 'zod';
import { dateline, id, text, typedCode } from '../../primitives/fields.ts';

/** Who is logged in, as login answers it (D1 §3 "Session user"). */
export const sessionUser = z.object({
  member_uid: id,
  member_username: z.string(),
  member_avatar: z.string(),
  groupid: id,
  grouptitle: z.string(),
  ismoderator: z.union([z.literal(0), z.literal(1)]),
  iscreator: z.union([z.literal(0), z.literal(1)]),
  readaccess: z.int(),
  auth_token: z.string(),
  token_expires_time: dateline,
  space: z.object({ conutry_fid: id }),
});

const loose = (max: number) => z.string().max(max).default('');
/** How a newcomer came, by whichever form. */
export const newcomerFields = {
  /** What the device calls itself. */
  reg_token: loose(64),
  /** The code of their inviter; one that nobody has is passed over. */
  invite: typedCode(32).default(''),
  /** pc, h5 or app. */
  from: loose(8),
};
/** What registration sends inside `signs`, both ways. Values are checked by the domain, which names the text to show. */
export const registrationFields = {
  ...newcomerFields,
  nationality: loose(8),
  cityname: text(80).default(''),
  password: loose(200),
  password2: loose(200),
  username: loose(200),
  idhash: loose(32),
  VerificationCode: typedCode(32).default(''),
};
