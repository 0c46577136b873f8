import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withOwn } from '../../own.ts';
import { count, countryId, emptySays, id, idField, idOrNone, text, whole } from '../../primitives/fields.ts';
import { otherChanges, seen } from '../../primitives/seen.ts';
import { pictureShape } from '../media/shapes.ts';
import { genders, profileLimits } from './limits.ts';
import { audience, ownInfo, personalInfo, privacyShape, publicProfile, userCount } from './shapes.ts';

const uuid = z.object({ uuid: idField.optional() });

/** Who asked, and whom they asked about. */
const profileVariables = withOwn({ space: publicProfile }, { member_uid: id });

/** Reads whose answers span several domains. */
const reads = {
  'profiles.get-profile': defineCall({
    id: 'ucenter-get-profile',
    method: 'GET',
    path: '/selfapi/ucenter/getprofile',
    envelope: 'legacy',
    access: 'guest',
    summary: "A member's public profile, in both shapes of the documents (R-PRO-012); one's own without `uid`.",
    source: 'D1 §7, D2 §7',
    query: z.object({ uid: idField.optional() }),
    output: z.object({ Variables: profileVariables }),
    beside: z.object({ Variables: profileVariables }),
    says: 'profiles.success',
    refusals: ['wire.unauthorized', 'profiles.unknown_member'],
  }),
  'profiles.user-info': defineCall({
    id: 'user-user-info',
    method: 'GET',
    path: '/v5/user/userInfo',
    envelope: 'v5',
    access: 'member',
    summary: 'Everything that the logged-in member is shown of themselves; another uuid is refused.',
    source: 'D1 §7, §3',
    query: uuid,
    output: ownInfo,
    refusals: ['profiles.foreign_uid'],
  }),
  'profiles.personal-info': defineCall({
    id: 'user-personal-info',
    method: 'GET',
    path: '/v5/user/personalInfo',
    envelope: 'v5',
    access: 'guest',
    summary: 'The public profile, and the member’s own info as far as they show it to the caller.',
    source: 'D1 §7',
    query: uuid,
    output: personalInfo,
    refusals: ['wire.unauthorized', 'profiles.unknown_member'],
  }),
  'profiles.user-count': defineCall({
    id: 'user-user-count',
    method: 'GET',
    path: '/v5/user/userCount',
    envelope: 'v5',
    access: 'guest',
    summary: "A member's counters; the balances are the member's own and null for everybody else.",
    source: 'D1 §7, §3',
    query: uuid,
    output: userCount,
    refusals: ['wire.unauthorized', 'profiles.unknown_member'],
  }),
} as const;

const writes = {
  'profiles.update-basic-info': defineCall({
    method: 'POST',
    path: '/v5/user/basicInfo',
    envelope: 'v5',
    access: 'member',
    summary: 'Changes the member’s own info; fields that are absent stay as they are, texts sent empty are cleared.',
    source: 'D1 §2, §3; DECISIONS',
    body: z.object({
      uid: idField.optional(),
      sightml: emptySays(text(profileLimits.signatureMax).optional()),
      gender: whole(0, genders.length - 1).optional(),
      /** All three, or 0 for all three to forget it. */
      birthday: whole(0, 31).optional(),
      birthmonth: whole(0, 12).optional(),
      birthyear: whole(0, 9999).optional(),
      occupation: emptySays(text(profileLimits.occupationMax).optional()),
      realname: emptySays(text(profileLimits.realnameMax).optional()),
      nationality: emptySays(
        z
          .string()
          .regex(/^(?:[A-Za-z]{2})?$/)
          .optional(),
      ),
      phonetype: emptySays(text(profileLimits.phonetypeMax).optional()),
      seen,
    }),
    output: z.object({ profile_time: z.int(), meanwhile: otherChanges }),
    says: 'profiles.saved',
    refusals: ['profiles.foreign_uid', 'profiles.birthday_invalid'],
    writes: true,
    limit: 'write',
  }),
  'profiles.set-privacy': defineCall({
    method: 'POST',
    path: '/v5/user/privacy',
    envelope: 'v5',
    access: 'member',
    summary: 'Says who sees each personal field: everyone, the members whom one follows, or nobody else.',
    source: 'DECISIONS',
    body: z.object({
      uid: idField.optional(),
      gender: audience.optional(),
      birthday: audience.optional(),
      occupation: audience.optional(),
      realname: audience.optional(),
      nationality: audience.optional(),
      cityname: audience.optional(),
      seen,
    }),
    output: z.object({ privacy: privacyShape, meanwhile: otherChanges }),
    says: 'profiles.saved',
    refusals: ['profiles.foreign_uid'],
    writes: true,
    limit: 'write',
  }),
  'profiles.set-picture': defineCall({
    method: 'POST',
    path: '/v5/user/picture',
    envelope: 'v5',
    access: 'member',
    summary: "Makes an uploaded picture one's avatar or cover; 0 takes the one there is away.",
    source: 'DECISIONS',
    body: z.object({ uid: idField.optional(), kind: z.enum(['avatar', 'cover']), aid: idOrNone }),
    output: z.object({ kind: z.enum(['avatar', 'cover']), url: z.string(), picture: pictureShape.nullable() }),
    says: 'profiles.saved',
    refusals: ['profiles.foreign_uid', 'media.unknown_picture'],
    writes: true,
    limit: 'write',
  }),
  'profiles.change-username': defineCall({
    method: 'POST',
    path: '/v5/user/username',
    envelope: 'v5',
    access: 'member',
    summary: 'Changes the username, once and for its price in XGold (R-PRO-009, R-PRO-010).',
    source: 'D1 §5; DECISIONS',
    body: z.object({ uid: idField.optional(), username: z.string().max(200) }),
    output: z.object({ username: z.string(), usernamechances: count, xglodCount: count }),
    says: 'profiles.usernameChanged',
    refusals: [
      'profiles.foreign_uid',
      'profiles.username_spent',
      'profiles.username_same',
      'accounts.username_too_short',
      'accounts.username_invalid',
      'accounts.already_exists',
      'economy.insufficient',
    ],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  'profiles.change-location': defineCall({
    method: 'POST',
    path: '/v5/user/location',
    envelope: 'v5',
    access: 'member',
    summary: 'Changes country and city, not within three months of registration (R-PRO-008).',
    source: 'D1 §5; DECISIONS',
    body: z.object({ uid: idField.optional(), country_fid: countryId, cityname: text(80).default(''), seen }),
    output: z.object({ country_fid: id, cityname: z.string(), meanwhile: otherChanges }),
    says: 'profiles.saved',
    refusals: ['profiles.foreign_uid', 'profiles.location_locked', 'profiles.unknown_country'],
    writes: true,
    limit: 'write',
  }),
} as const;

export const profilesCalls = { ...reads, ...writes } as const;
