import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, id, idOrNone, limit, text, typedCode } from '../../primitives/fields.ts';
import { adminCalls } from './admin-calls.ts';
import { invitationLimits } from './limits.ts';
import { activation, friendRow, ownInvitations } from './shapes.ts';

export const invitationsCalls = {
  'invitations.own': defineCall({
    method: 'GET',
    path: '/v5/invitations',
    envelope: 'v5',
    access: 'member',
    summary: "The caller's code and address of invitation, what came of them, and the running month's tier.",
    source: 'D1 §2, §3, §9; DECISIONS',
    output: ownInvitations,
  }),
  'invitations.friends': defineCall({
    method: 'GET',
    path: '/v5/invitations/friends',
    envelope: 'v5',
    access: 'member',
    summary: 'The friends whom the caller invited, who joined last first; `before` is the uid of the last one seen.',
    source: 'D1 §3; DECISIONS',
    query: z.object({ before: idOrNone.default(0), limit: limit(invitationLimits.page) }),
    output: z.object({ list: z.array(friendRow), more: z.boolean() }),
  }),
  'invitations.inviter': defineCall({
    method: 'GET',
    path: '/v5/invitations/inviter',
    envelope: 'v5',
    access: 'guest',
    summary: 'Who invites by a code.',
    source: 'DECISIONS',
    query: z.object({ code: typedCode(32) }),
    output: z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id }),
    refusals: ['invitations.code_unknown', 'wire.too_many'],
    limit: 'code',
  }),
  'invitations.rewards': defineCall({
    method: 'GET',
    path: '/v5/invitations/rewards',
    envelope: 'v5',
    access: 'guest',
    summary: 'What a friend who counts and a phone earn now; 0 where they earn nothing, or no model can be activated.',
    source: 'ours',
    output: z.object({ per_invitee: count, per_phone: count }),
  }),
  'invitations.imei': defineCall({
    method: 'GET',
    path: '/v5/imei',
    envelope: 'v5',
    access: 'member',
    summary: 'The phones that the caller activated, and the models that can be.',
    source: 'D1 §2, §3, §9; DECISIONS',
    output: z.object({
      list: z.array(activation),
      models: z.array(z.string()),
      reward: count,
      hours: count,
    }),
  }),
  'invitations.activate-imei': defineCall({
    method: 'POST',
    path: '/v5/imei',
    envelope: 'v5',
    access: 'member',
    summary: 'Activates a phone by its IMEI, once for all members; the reward arrives within 24 hours.',
    source: 'D1 §5, §8, §9; DECISIONS',
    body: z.object({
      imei: typedCode(40).default(''),
      model: text(invitationLimits.model).default(''),
      inviter_uid: idOrNone.default(0),
    }),
    output: activation,
    refusals: [
      'invitations.imei_failed',
      'invitations.imei_received',
      'invitations.imei_incorrect',
      'invitations.imei_tries',
      'invitations.inviter_unknown',
      'invitations.inviter_yourself',
      'wire.too_many',
    ],
    writes: true,
    idempotent: true,
    limit: 'write',
  }),
  ...adminCalls,
} as const;
