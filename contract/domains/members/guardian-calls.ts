import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { flag, text } from '../../primitives/fields.ts';
import { emailStatus } from './shapes.ts';

export const guardianCalls = {
  'members.guardian-state': defineCall({
    method: 'GET',
    path: '/v5/user/guardian',
    envelope: 'v5',
    access: 'member',
    summary: 'Whether a guardian has to agree before the caller may write, and how the e-mail to them stands.',
    source: 'D1 §6',
    output: z.object({
      needed: flag,
      asked: z.object({ email: z.string(), letter: emailStatus }).nullable(),
    }),
  }),
  'members.ask-guardian': defineCall({
    method: 'POST',
    path: '/v5/user/guardian',
    envelope: 'v5',
    access: 'member',
    summary: "Sends an e-mail to the caller's guardian, with a link to agree by.",
    source: 'D1 §6',
    body: z.object({ email: text(200).default('') }),
    output: z.object({ email: z.string() }),
    refusals: [
      'accounts.guardian_not_needed',
      'accounts.guardian_yourself',
      'accounts.email_not_exist',
      'accounts.email_invalid',
      'accounts.too_many_letters',
      'wire.too_many',
    ],
    writes: true,
    limit: 'code',
  }),
  'members.guardian-link': defineCall({
    method: 'POST',
    path: '/v5/user/guardianLink',
    envelope: 'v5',
    access: 'guest',
    summary: 'Who asks for a consent, by the link of the e-mail.',
    source: 'D1 §6',
    body: z.object({ token: text(100) }),
    output: z.object({ username: z.string() }),
    refusals: ['accounts.link_spent', 'wire.too_many'],
    limit: 'code',
  }),
  'members.give-consent': defineCall({
    method: 'POST',
    path: '/v5/user/consent',
    envelope: 'v5',
    access: 'guest',
    summary: 'A guardian agrees, by the link of the e-mail: the member may write from now on.',
    source: 'D1 §6',
    body: z.object({ token: text(100) }),
    output: z.object({ username: z.string() }),
    refusals: ['accounts.link_spent', 'wire.too_many'],
    writes: true,
    limit: 'code',
  }),
} as const;
