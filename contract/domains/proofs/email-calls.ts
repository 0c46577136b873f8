import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { count, flag, idField, secret, text, typedCode } from '../../primitives/fields.ts';
import { emailStatus } from '../members/shapes.ts';
import { emailCodeType } from './limits.ts';
import { codeSent } from './shapes.ts';

/** Why no code can be sent to an address. */
const sendingRefusals = [
  'accounts.email_invalid',
  'accounts.email_ending',
  'accounts.email_taken',
  'accounts.email_verified_before',
  'accounts.too_many_letters',
  'wire.too_many',
] as const;

export const emailCalls = {
  'proofs.send-email-code': defineCall({
    id: 'account-send-email-code',
    method: 'GET',
    path: '/selfapi/account/sendemailcode',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Sends a code of six digits to the own address, or to a first one where the member has none. To change an address see changeEmail.',
    source: 'D1 §7, §4',
    query: z.object({ type: z.literal(emailCodeType).default(emailCodeType), email: text(200).default('') }),
    output: codeSent,
    refusals: [...sendingRefusals, 'accounts.email_not_exist', 'accounts.email_change_needed'],
    writes: true,
    idempotent: true,
    form: true,
    showsRefusal: 'proof',
    done: { text: 'proof.email.waiting' },
    limit: 'code',
  }),
  'proofs.validate-email-code': defineCall({
    id: 'account-validate-email-code',
    method: 'GET',
    path: '/selfapi/account/validateemailcode',
    envelope: 'legacy',
    access: 'member',
    summary:
      'Verifies an address by the code sent to it; a new address takes effect by it. A code has five tries. `xgold`: what the first proof earned.',
    source: 'D1 §7, §4',
    query: z.object({ email: text(200).default(''), code: typedCode(64).default(''), uid: idField.optional() }),
    output: z.object({ email: z.string(), verified: flag, xgold: count }),
    refusals: [
      'accounts.email_not_exist',
      'accounts.email_verified_before',
      'accounts.email_taken',
      'accounts.wrong_email_code',
      'accounts.email_code_spent',
      'accounts.foreign_uid',
      'wire.too_many',
    ],
    says: 'proofs.emailVerified',
    writes: true,
    idempotent: true,
    form: true,
    showsRefusal: 'proof',
    limit: 'code',
  }),
  'proofs.check-email': defineCall({
    id: 'ucenter-check-email',
    method: 'GET',
    path: '/selfapi/ucenter/checkemail',
    envelope: 'legacy',
    access: 'guest',
    summary:
      'Whether an e-mail address can be had. It reveals whether an account has it, so an IP address may ask rarely.',
    source: 'D1 §7',
    query: z.object({ email: text(400).default('') }),
    output: z.object({ email: z.string(), own: flag, verified: flag }),
    refusals: [
      'accounts.email_not_exist',
      'accounts.email_invalid',
      'accounts.email_ending',
      'accounts.email_taken',
      'accounts.too_many_checks',
      'wire.too_many',
    ],
    limit: 'code',
  }),
  'proofs.email-state': defineCall({
    method: 'GET',
    path: '/v5/user/email',
    envelope: 'v5',
    access: 'member',
    summary: 'The own address, whether it is verified, and how the e-mail with the last code stands.',
    source: 'D1 §4',
    output: z.object({
      email: z.string(),
      verified: flag,
      /** A phone proven by a code lets its owner write, too. */
      phoneVerified: flag,
      /** The code that can be typed now. */
      open: z.object({ email: z.string(), letter: emailStatus, seconds: z.int().min(0) }).nullable(),
    }),
  }),
  'proofs.change-email': defineCall({
    method: 'POST',
    path: '/v5/user/changeEmail',
    envelope: 'v5',
    access: 'member',
    summary:
      'Sends a code to a new address. It takes effect when the code comes back; the old address is notified then.',
    source: 'D1 §4',
    body: z.object({ email: text(200).default(''), password: secret(200).default('') }),
    output: codeSent,
    refusals: [
      ...sendingRefusals,
      'accounts.email_not_exist',
      'accounts.password_empty',
      'accounts.password_unset',
      'accounts.wrong_credentials',
      'accounts.locked',
    ],
    writes: true,
    limit: 'code',
  }),
} as const;
