import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { emptySays, secret, text, typedCode, whole } from '../../primitives/fields.ts';
import { newPasswordRefusals, phoneCodeFields, phoneCodeRefusals } from '../proofs/fields.ts';

export const passwordCalls = {
  'sign-in.change-password': defineCall({
    id: 'user-change-password',
    method: 'POST',
    path: '/v5/user/changePassword',
    envelope: 'v5',
    access: 'member',
    summary:
      'Changes the own password, at most six times a day, and ends all other sessions. Who leaves newpassword2 out is an older app.',
    source: 'D1 §7, §5, §8',
    body: z.object({
      oldpassword: secret(200).default(''),
      newpassword: secret(200).default(''),
      newpassword2: emptySays(secret(200).optional()),
    }),
    output: z.object({}),
    says: 'sign-in.passwordChanged',
    refusals: [
      ...newPasswordRefusals,
      'accounts.app_too_old',
      'accounts.password_empty',
      'accounts.password_unset',
      'accounts.wrong_credentials',
      'accounts.locked',
      'accounts.password_changes_spent',
      'wire.too_many',
    ],
    writes: true,
    limit: 'login',
  }),
  'sign-in.forgot-password': defineCall({
    method: 'POST',
    path: '/v5/user/forgotPassword',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Sends a link to an e-mail address, or a code to a phone, if an account has it. The answer is the same if none has.',
    source: 'D1 §2',
    body: z.object({
      way: z.enum(['email', 'phone']).default('email'),
      email: text(200).default(''),
      ...phoneCodeFields,
    }),
    output: z.object({ minutes: z.int() }),
    refusals: ['accounts.email_invalid', ...phoneCodeRefusals],
    writes: true,
    limit: 'code',
  }),
  'sign-in.reset-link': defineCall({
    method: 'POST',
    path: '/v5/user/resetLink',
    envelope: 'v5',
    access: 'guest',
    summary: 'Whose password the link of an e-mail changes, while the link lives.',
    source: 'D1 §2',
    body: z.object({ token: text(100) }),
    output: z.object({ username: z.string() }),
    refusals: ['accounts.link_spent', 'wire.too_many'],
    limit: 'code',
  }),
  'sign-in.reset-password': defineCall({
    method: 'POST',
    path: '/v5/user/resetPassword',
    envelope: 'v5',
    access: 'guest',
    summary: "Sets a new password by an e-mail's link or a phone's code, once, and ends all sessions.",
    source: 'D1 §2',
    body: z.object({
      /** Of the e-mail's link; without it the phone and its code. */
      token: text(100).optional(),
      mobile: text(64).default(''),
      cid: whole(0, 100_000).optional(),
      code: typedCode(64).default(''),
      newpassword: secret(200).default(''),
      newpassword2: secret(200).default(''),
    }),
    output: z.object({}),
    says: 'sign-in.passwordChanged',
    refusals: [
      ...newPasswordRefusals,
      'accounts.link_spent',
      'accounts.wrong_mobile_code',
      'accounts.unknown_country',
      'accounts.phone_too_short',
      'accounts.mobile_invalid',
      'wire.too_many',
    ],
    writes: true,
    limit: 'code',
  }),
} as const;
