import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { id, idField, time } from '../../../primitives/fields.ts';
import { grounds, unfounded } from '../../moderation/grounds.ts';
import { moderationRules } from '../../moderation/rules.ts';
import { appealStates } from '../appealing/shapes.ts';

/** Why a moderator may not warn a member: whom they may not ban they may not warn. */
const whyNot = [
  'moderation.unknown_member',
  'threads.warn_yourself',
  'threads.warn_operator',
  'threads.warn_moderator',
  'moderation.other_country',
] as const;

/** A warning as moderators read it. */
const warningRow = z.object({
  id,
  rule: z.enum(moderationRules),
  reason: z.string(),
  at: time,
  by: z.object({ uid: id, username: z.string() }).nullable(),
  /** Taken back, after an appeal. */
  over: z.boolean(),
  /** What became of the appeal against it; null where there is none. */
  appeal: z.enum(appealStates).nullable(),
});
export type WarningRow = z.output<typeof warningRow>;

export const warningCalls = {
  'review.warnings': defineCall({
    method: 'GET',
    path: '/v5/moderation/member/warnings',
    envelope: 'v5',
    access: 'moderator',
    summary: 'The latest warnings of a member, the newest first, for those who may warn them.',
    source: 'docs/features/review.md',
    query: z.object({ uid: idField }),
    output: z.object({ uid: id, username: z.string(), list: z.array(warningRow) }),
    refusals: whyNot,
  }),
  'review.warn': defineCall({
    method: 'POST',
    path: '/v5/moderation/member/warn',
    envelope: 'v5',
    access: 'moderator',
    summary: 'Warns a member, who is notified of the rule and the reason and may appeal; it takes nothing from them.',
    source: 'docs/features/review.md',
    body: z.object({ uid: idField, ...grounds }),
    output: z.object({ uid: id, warning: id }),
    says: 'moderation.warn.done',
    refusals: [...whyNot, ...unfounded, 'moderation.unknown_reason'],
    form: true,
    showsRefusal: 'moderate',
    idempotent: true,
    writes: true,
    limit: 'write',
  }),
} as const;
