import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { whole } from '../../primitives/fields.ts';
import { newcomerRefusals } from './fields.ts';
import { registrationFields, sessionUser } from './shapes.ts';

const registerRefusals = [
  ...newcomerRefusals,
  'accounts.wrong_image_code',
  'wire.signs_invalid',
  'wire.signs_expired',
  'wire.signs_replayed',
  'wire.too_many',
] as const;

/** As the form's fields are called. */
const formNames = { phone: 'mobile', imageCode: 'VerificationCode' };
/** The form has one field for the password, which shows what was typed in it. */
const formRepeats = { password2: 'password' };

export const registrationCalls = {
  'sign-in.register-mobile': defineCall({
    id: 'account-register-mobile',
    method: 'POST',
    path: '/selfapi/account/registermobile',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Register by phone number.',
    source: 'D1 §7, §5',
    signs: z.object({
      cid: whole(0, 100_000).optional(),
      /** The code of the number's country, where no `cid` says it. */
      country: z.string().max(8).optional(),
      mobile: z.string().max(64).default(''),
      ...registrationFields,
    }),
    form: 'register',
    showsRefusal: true,
    formNames,
    formRepeats,
    output: sessionUser,
    refusals: [
      ...registerRefusals,
      'accounts.phone_too_short',
      'accounts.mobile_invalid',
      'accounts.mobile_taken',
      'accounts.wrong_mobile_code',
      'accounts.unknown_country',
    ],
    answerHeaders: ['x-site-id'],
    writes: true,
    idempotent: true,
    keyedAs: 'accounts.register-mobile',
    limit: 'code',
  }),
  'sign-in.register-email': defineCall({
    id: 'account-register-email',
    method: 'POST',
    path: '/selfapi/account/registeremail',
    envelope: 'legacy',
    access: 'guest',
    summary: 'Register by e-mail address.',
    source: 'D1 §7, §5',
    signs: z.object({ email: z.string().max(400).default(''), ...registrationFields }),
    form: 'register',
    showsRefusal: true,
    formNames,
    formRepeats,
    output: sessionUser,
    refusals: [...registerRefusals, 'accounts.email_invalid', 'accounts.email_ending', 'accounts.email_taken'],
    answerHeaders: ['x-site-id'],
    writes: true,
    idempotent: true,
    keyedAs: 'accounts.register-email',
    limit: 'code',
  }),
} as const;
