import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { text, typedCode } from '../../primitives/fields.ts';
import { sessionUser } from './shapes.ts';

/** Log-in by a code in an e-mail, for who doesn't know the password. */
export const emailLoginCalls = {
  'sign-in.send-login-code': defineCall({
    method: 'POST',
    path: '/v5/user/login/email/code',
    envelope: 'v5',
    access: 'guest',
    summary:
      'Sends a code to log in by to an e-mail address, if an account has it. The answer is the same if none has; a new code takes the place of the one before.',
    body: z.object({ email: text(200).default('') }),
    form: 'guest',
    showsRefusal: true,
    output: z.object({
      /** Until another can be asked for. */
      seconds: z.int().min(0),
      /** That the code lives. */
      minutes: z.int().min(1),
    }),
    refusals: ['accounts.email_invalid', 'accounts.too_many_letters', 'wire.too_many'],
    writes: true,
    whileReadOnly: true,
    limit: 'code',
  }),
  'sign-in.login-email': defineCall({
    method: 'POST',
    path: '/v5/user/login/email',
    envelope: 'v5',
    access: 'guest',
    summary: 'Log in by the code that an e-mail address was sent. A code serves once and has five tries.',
    signs: z.object({ email: z.string().max(200).default(''), code: typedCode(64).default('') }),
    form: 'login',
    showsRefusal: true,
    output: sessionUser,
    answerHeaders: ['x-site-id'],
    refusals: [
      'accounts.email_not_exist',
      'accounts.wrong_email_code',
      'accounts.email_code_spent',
      'accounts.account_not_exist',
      'accounts.locked',
      'accounts.two_step_needed',
      'wire.signs_invalid',
      'wire.signs_expired',
      'wire.signs_replayed',
      'wire.too_many',
    ],
    writes: true,
    whileReadOnly: true,
    limit: 'login',
  }),
} as const;
