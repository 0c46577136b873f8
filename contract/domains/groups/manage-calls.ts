import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { after, countryId, flagField, id, idField, idList, idOrNone, text } from '../../primitives/fields.ts';
import { groupLimits, joiningRules, readingRules } from './limits.ts';
import { groupRequest, groupState } from './shapes.ts';

const words = {
  name: text(groupLimits.nameMax).trim().min(1),
  description: text(groupLimits.descriptionMax).trim().min(1),
  /** Its category, of those that its country's boards have. */
  typeid: idOrNone.optional(),
  tagids: idList(groupLimits.tags).default([]),
  /** Its picture, which the caller has uploaded; 0 for none. */
  logo_aid: idOrNone.default(0),
  reading: z.enum(readingRules).default('all'),
  joining: z.enum(joiningRules).default('open'),
};

const taken = [
  'groups.name_taken',
  'groups.unknown_tag',
  'groups.unknown_category',
  'groups.may_not_speak',
  'groups.unverified',
  'media.unknown_picture',
] as const;

const write = { access: 'member', form: true, writes: true, limit: 'write' } as const;
const reason = text(groupLimits.reasonMax).trim().default('');

export const manageCalls = {
  'groups.create': defineCall({
    method: 'POST',
    path: '/v5/content/group/create',
    envelope: 'v5',
    summary: 'Creates a group that the caller owns, in their country or in the one named.',
    source: 'docs/features/groups.md',
    body: z.object({ ...words, country_fid: countryId.optional() }),
    output: z.object({ groupid: id }),
    refusals: [...taken, 'groups.too_many_owned', 'groups.too_many_joined'],
    says: 'groups.created',
    idempotent: true,
    ...write,
  }),
  'groups.edit': defineCall({
    method: 'POST',
    path: '/v5/content/group/edit',
    envelope: 'v5',
    summary: 'Changes what its owner says of a group, and its rules.',
    source: 'docs/features/groups.md',
    body: z.object({ groupid: idField, ...words }),
    output: z.object({ groupid: id }),
    refusals: ['groups.unknown', 'groups.not_theirs', ...taken],
    says: 'groups.saved',
    ...write,
  }),
  'groups.delete': defineCall({
    method: 'POST',
    path: '/v5/content/group/delete',
    envelope: 'v5',
    summary:
      'Deletes a group. Threads that everybody read stay their writers’; those for members alone are left to their writers.',
    source: 'docs/features/groups.md',
    body: z.object({ groupid: idField }),
    output: z.object({ groupid: id }),
    refusals: ['groups.unknown', 'groups.not_theirs'],
    says: 'groups.deleted',
    ...write,
  }),
  'groups.join': defineCall({
    method: 'POST',
    path: '/v5/content/group/join',
    envelope: 'v5',
    summary: 'Joins a group, or asks to be taken in where its owner and admins decide.',
    source: 'docs/features/groups.md',
    body: z.object({ groupid: idField, message: text(groupLimits.messageMax).trim().default('') }),
    output: groupState,
    refusals: ['groups.unknown', 'groups.too_many_joined', 'groups.too_many_asked'],
    done: { text: 'groups.said.join', of: ['asked'] },
    ...write,
  }),
  'groups.leave': defineCall({
    method: 'POST',
    path: '/v5/content/group/leave',
    envelope: 'v5',
    summary: 'Leaves a group and its chat, or takes a request to join back.',
    source: 'docs/features/groups.md',
    body: z.object({ groupid: idField }),
    output: groupState,
    refusals: ['groups.unknown', 'groups.owner_stays'],
    done: { text: 'groups.said.leave' },
    ...write,
  }),
  'groups.requests': defineCall({
    method: 'GET',
    path: '/v5/content/group/requests',
    envelope: 'v5',
    access: 'member',
    summary: 'Who waits to be taken into a group, the first first; for its owner and admins.',
    source: 'docs/features/groups.md',
    query: z.object({ groupid: idField, after }),
    output: z.object({ list: z.array(groupRequest), next: z.string() }),
    refusals: ['groups.unknown', 'groups.not_theirs', 'wire.bad_input'],
  }),
  'groups.answer-request': defineCall({
    method: 'POST',
    path: '/v5/content/group/answer',
    envelope: 'v5',
    summary: 'Takes somebody who asked into a group (`accept` 1), or declines (0).',
    source: 'docs/features/groups.md',
    body: z.object({ groupid: idField, uid: idField, accept: flagField }),
    output: z.object({ groupid: id, uid: id, waiting: z.int().min(0) }),
    refusals: ['groups.unknown', 'groups.not_theirs', 'groups.nobody_asks', 'groups.too_many_joined'],
    done: { text: 'groups.said.answer', of: ['accept'] },
    ...write,
  }),
  'groups.set-role': defineCall({
    method: 'POST',
    path: '/v5/content/group/role',
    envelope: 'v5',
    summary: 'The owner makes a member an admin (`admin` 1), or a member again (0).',
    source: 'docs/features/groups.md',
    body: z.object({ groupid: idField, uid: idField, admin: flagField }),
    output: z.object({ groupid: id, uid: id, role: z.enum(['member', 'admin']) }),
    refusals: [
      'groups.unknown',
      'groups.not_theirs',
      'groups.no_member',
      'groups.owner_stays',
      'groups.too_many_admins',
    ],
    done: { text: 'groups.said.role', of: ['admin'] },
    ...write,
  }),
  'groups.remove-member': defineCall({
    method: 'POST',
    path: '/v5/content/group/remove',
    envelope: 'v5',
    summary: 'Removes a member, who then has to ask to come back; admins remove members, the owner admins too.',
    source: 'docs/features/groups.md',
    body: z.object({ groupid: idField, uid: idField, reason }),
    output: z.object({ groupid: id, uid: id, members: z.int().min(0) }),
    refusals: ['groups.unknown', 'groups.not_theirs', 'groups.no_member', 'groups.owner_stays'],
    done: { text: 'groups.said.remove' },
    ...write,
  }),
} as const;
