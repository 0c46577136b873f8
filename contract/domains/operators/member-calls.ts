import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, flag, flagField, id, idField, text, time, whole } from '../../primitives/fields.ts';
import { offices, operatorLimits, searchFields } from './limits.ts';
import { going, knownRow, named, sanctionShape } from './shapes.ts';

const { queryMax, reasonMax, suggestedMembers } = operatorLimits;
const after = text(200).optional();

const memberFigures = named.extend({
  /** Masked, as the phone number is: in full by `operators.show-contact`. */
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  nationality: z.string(),
  city: z.string(),
  /** Office or level, whatever the sanctions. */
  ownGroupid: id,
  ownGroupTitle: z.string(),
  isCreator: z.boolean(),
  /** The verification mark. */
  certified: z.boolean(),
  registeredAt: time,
  registeredFrom: z.string(),
  sessions: count,
});

export const memberCalls = {
  'operators.members': defineCall({
    method: 'GET',
    path: '/v5/admin/members',
    envelope: 'v5',
    access: 'operator',
    reads: 'replica',
    proof: 'none',
    summary:
      'Members whose name, e-mail address or phone number begins so, the one with this number, or those of whom two have one phone number.',
    query: z.object({ by: z.enum(searchFields).default('name'), q: text(queryMax).default(''), after }),
    /** What was found, an e-mail address or a phone number masked. */
    output: going(named.extend({ found: z.string() })),
  }),
  'operators.find-members': defineCall({
    method: 'GET',
    path: '/v5/moderation/members',
    envelope: 'v5',
    access: 'moderator',
    reads: 'replica',
    summary:
      'Members whose names begin so, and the one with this number, for a field that names one; `meant` is who has the whole name or number, else 0.',
    query: z.object({ q: text(queryMax).trim().default('') }),
    output: z.object({ list: z.array(named).max(suggestedMembers + 1), meant: id }),
  }),
  'operators.sanctioned': defineCall({
    method: 'GET',
    path: '/v5/admin/sanctioned',
    envelope: 'v5',
    access: 'operator',
    reads: 'replica',
    proof: 'none',
    summary: 'Sanctions in force, the newest first.',
    query: z.object({ after }),
    output: going(sanctionShape.extend({ member: named.nullable() })),
  }),
  'operators.member': defineCall({
    method: 'GET',
    path: '/v5/admin/members/{uid}',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'One member as operators see one: contact, group, sessions, sanctions, and what may be done.',
    params: z.object({ uid: idField }),
    output: z.object({
      member: memberFigures,
      /** From the ledger. */
      balances: z.object({ xgold: z.int(), xcoin: z.int() }),
      sanctions: z.array(sanctionShape),
      can: z.object({ ban: flag }),
    }),
    refusals: ['operators.unknown_member'],
  }),
  'operators.known': defineCall({
    method: 'GET',
    path: '/v5/admin/members/{uid}/known',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary:
      'What each part of the site knows of a member: offices, reports, orders, medals, invitations and the like.',
    params: z.object({ uid: idField }),
    output: z.object({ list: z.array(z.object({ domain: z.string(), rows: z.array(knownRow) })) }),
    refusals: ['operators.unknown_member'],
  }),
  'operators.show-contact': defineCall({
    method: 'POST',
    path: '/v5/admin/members/contact',
    envelope: 'v5',
    access: 'operator',
    proof: 'none',
    summary: 'A member’s e-mail address or phone number in full; who looks, and why, stands in the audit trail.',
    body: z.object({ uid: idField, what: z.enum(['email', 'phone']), reason: text(reasonMax).trim().min(1) }),
    output: z.object({ value: z.string() }),
    refusals: ['operators.unknown_member'],
    writes: true,
    limit: 'write',
  }),
  'operators.change-group': defineCall({
    method: 'POST',
    path: '/v5/admin/members/group',
    envelope: 'v5',
    access: 'operator',
    proof: 'recent',
    summary:
      'Gives a member an office (1 operator, 2 country moderator, 3 moderator) or takes it (0), creator status, and the verification mark.',
    body: z.object({
      uid: idField,
      office: whole(0, 3).pipe(z.literal([...offices])),
      isCreator: flagField,
      certified: flagField,
      /** What the operator saw before: a change made since is not overwritten. */
      was: z.object({ groupid: idField, isCreator: z.boolean(), certified: z.boolean() }),
      reason: text(reasonMax).trim().min(1),
    }),
    output: z.object({ uid: id, groupid: id, groupTitle: z.string(), isCreator: z.boolean(), certified: z.boolean() }),
    refusals: ['operators.unknown_member', 'operators.last_operator', 'operators.sanctioned', 'operators.stale'],
    writes: true,
    limit: 'write',
  }),
} as const;
