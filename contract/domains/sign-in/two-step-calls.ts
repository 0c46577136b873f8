import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { typedCode } from '../../primitives/fields.ts';
import { secondStepLimits } from '../proofs/limits.ts';
import { ownerProof, proofRefusals } from '../proofs/proof.ts';
import { signInLimits } from './limits.ts';
import { sessionUser } from './shapes.ts';

const code = typedCode(secondStepLimits.codeField).default('');
const recoveryCodes = z.object({ codes: z.array(z.string()) });
const codeRefusals = ['accounts.wrong_code', 'accounts.locked', 'wire.too_many'] as const;

export const twoStepCalls = {
  'sign-in.begin-two-step': defineCall({
    method: 'POST',
    path: '/v5/user/twoStep/begin',
    envelope: 'v5',
    access: 'member',
    summary: 'A new secret for an app that makes codes; nothing is asked for until a code of it was given.',
    signs: z.object({ password: ownerProof.password, passkey: ownerProof.passkey }),
    output: z.object({
      secret: z.string(),
      /** The same as an address that such apps read. */
      uri: z.string(),
      /** The address drawn: `size` rows of `size` modules, 1 for a dark one. */
      qr: z.object({ size: z.int().min(1), rows: z.array(z.string()) }),
    }),
    refusals: [...proofRefusals, 'accounts.two_step_on'],
    writes: true,
    limit: 'code',
  }),
  'sign-in.confirm-two-step': defineCall({
    method: 'POST',
    path: '/v5/user/twoStep/confirm',
    envelope: 'v5',
    access: 'member',
    summary: 'Turns codes on by a first code; the recovery codes are shown this once.',
    body: z.object({ code }),
    output: recoveryCodes,
    refusals: [...codeRefusals, 'accounts.two_step_on', 'accounts.two_step_not_begun'],
    writes: true,
    limit: 'code',
  }),
  'sign-in.new-recovery-codes': defineCall({
    method: 'POST',
    path: '/v5/user/twoStep/recovery',
    envelope: 'v5',
    access: 'member',
    summary: 'New recovery codes in the place of those left, by a code.',
    body: z.object({ code }),
    output: recoveryCodes,
    refusals: [...codeRefusals, 'accounts.two_step_off'],
    writes: true,
    limit: 'code',
  }),
  'sign-in.end-two-step': defineCall({
    method: 'POST',
    path: '/v5/user/twoStep/end',
    envelope: 'v5',
    access: 'member',
    summary: 'Turns codes off, by the password and a code.',
    signs: z.object({ password: z.string().max(200).default(''), code }),
    output: z.object({}),
    refusals: proofRefusals,
    writes: true,
    limit: 'code',
  }),
  'sign-in.login-code': defineCall({
    method: 'POST',
    path: '/v5/user/login/code',
    envelope: 'v5',
    access: 'guest',
    summary:
      'The second step of a log-in: the ticket that the first one was refused with, and a code. An account elsewhere that was shown in the first step is linked now.',
    body: z.object({ ticket: z.string().max(signInLimits.ticketField).default(''), code }),
    form: 'login',
    showsRefusal: true,
    output: sessionUser,
    answerHeaders: ['x-site-id', 'x-version'],
    refusals: [
      ...codeRefusals,
      'accounts.ticket_expired',
      'accounts.two_step_off',
      'accounts.account_not_exist',
      'accounts.not_creator',
      'accounts.identity_linked',
      'accounts.provider_linked',
      'accounts.hand_over_gone',
    ],
    writes: true,
    whileReadOnly: true,
    limit: 'login',
  }),
} as const;
