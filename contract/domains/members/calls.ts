import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id, text } from '../../primitives/fields.ts';
import { moderationRules } from '../moderation/rules.ts';
import { guardianCalls } from './guardian-calls.ts';
import { roleScenes } from './limits.ts';
import { messageVariables, roleFlags } from './shapes.ts';

const memberCalls = {
  'members.check-username': defineCall({
    id: 'account-check-username',
    method: 'POST',
    path: '/selfapi/account/checkusername',
    envelope: 'other',
    access: 'guest',
    summary: 'Whether a username can be had; a taken or forbidden one answers code "0" with messagevar "error".',
    source: 'D1 §7, §8',
    body: z.object({ username: text(200).default('') }),
    output: z.object({ code: z.union([z.literal(0), z.literal('0')]), msg: z.string(), data: messageVariables }),
    refusals: ['wire.too_many'],
    limit: 'code',
  }),
  'members.auth': defineCall({
    id: 'user-auth',
    method: 'GET',
    path: '/v5/user/auth',
    envelope: 'v5',
    access: 'guest',
    summary: 'Role flags of one scene, each 0 or 1: `default` has three, every other scene the one of its name.',
    source: 'D1 §6, §7',
    query: z.object({ scene: z.enum(roleScenes).default('default') }),
    output: z.object({ auth: roleFlags }),
  }),
  'members.own-sanction': defineCall({
    method: 'GET',
    path: '/v5/user/sanction',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: 'The sanction in force against the caller: what the banned page shows; null where there is none.',
    source: 'D1 §4 (banned page)',
    output: z.object({
      sanction: z
        .object({ groupid: id, rule: z.enum(moderationRules), reason: z.string(), until: z.iso.datetime().nullable() })
        .nullable(),
    }),
  }),
  'members.is-creator': defineCall({
    id: 'extend-is-creator',
    method: 'GET',
    path: '/v5/extend/isCreator',
    envelope: 'v5',
    access: 'member',
    summary: 'Whether the caller is a creator.',
    source: 'D1 §7, D2 §7',
    output: z.object({ isCreator: z.union([z.literal(0), z.literal(1)]) }),
  }),
} as const;

export const membersCalls = {
  ...memberCalls,
  ...guardianCalls,
} as const;
