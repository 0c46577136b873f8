import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, id, idField, time, whole } from '../../primitives/fields.ts';
import { grounds, unfounded } from './grounds.ts';
import { banDays, banStates } from './limits.ts';
import { moderationRules } from './rules.ts';

/** Why a moderator may not ban or free a member. */
const whyNot = [
  'moderation.unknown_member',
  'moderation.yourself',
  'moderation.is_operator',
  'moderation.is_moderator',
  'moderation.other_country',
] as const;

export const banCalls = {
  'moderation.ban-state': defineCall({
    method: 'GET',
    path: '/v5/content/thread/banState',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'What stands against a member, and how many sanctions and warnings there were, for those who may ban them.',
    query: z.object({ uid: idField }),
    output: z.object({
      uid: id,
      /** Those that ended before; counted to 20. */
      before: count,
      /** Warnings that stand; counted to 20. */
      warnings: count,
      /** In force; null where nothing is. */
      sanction: z
        .object({ groupid: id, rule: z.enum(moderationRules), reason: z.string(), until: time.nullable() })
        .nullable(),
    }),
    refusals: [...whyNot],
  }),
  'moderation.ban-user': defineCall({
    id: 'content-thread-ban-user',
    method: 'POST',
    path: '/v5/content/thread/banUser',
    envelope: 'v5',
    access: 'moderator',
    summary:
      'Takes a member’s voice (`bannew` 4) or access (5) for `banexpirynew` days, 0 for good, in place of any sanction that stands, for a rule or in words; 0 lifts.',
    source: 'D2 §4, D2 §7',
    body: z.object({
      ban_uid: idField,
      bannew: whole(0, 5).pipe(z.literal([...banStates])),
      banexpirynew: whole(0, 90)
        .pipe(z.literal([...banDays]))
        .default(0),
      ...grounds,
    }),
    output: z.object({ uid: id, groupid: id, until: time.nullable() }),
    refusals: [...whyNot, 'moderation.operators_sanction', ...unfounded, 'moderation.unknown_reason'],
    writes: true,
    limit: 'write',
  }),
} as const;
