import { type Handlers, prepared } from '../../platform/http/handlers.ts';
import { rasteriseSvg } from '../../platform/pictures/rasterise.ts';
import { keepImage } from './actions/codes.ts';
import { checkEmailForm, checkPhoneForm, type RegisterDeps, register } from './actions/register.ts';
import { mayBeSentACode, sendPhoneCode } from './actions/send-phone-code.ts';
import { questionOf } from './present-question.ts';
import { checkUsername } from './reads/check-username.ts';
import { drawVerificationImage, newVerificationText } from './rules/verification-image.ts';
import { newQuestionDigits } from './rules/verification-question.ts';

type RegistrationCall =
  | 'accounts.check-username'
  | 'accounts.register-mobile'
  | 'accounts.register-email'
  | 'accounts.verification-image'
  | 'accounts.verification-question'
  | 'accounts.phone-code';

interface Deps extends RegisterDeps {
  verificationText: string | undefined;
}

/** Handlers of the registration forms, their image and their code. */
export function registrationHandlers(deps: Deps): Handlers<RegistrationCall> {
  return {
    'accounts.check-username': (ctx, { username }) => checkUsername(ctx, username, deps.siteName),
    'accounts.register-mobile': prepared(
      (ctx, form) => checkPhoneForm(ctx, deps, form),
      (ctx, _, checked) => register(ctx, deps, checked),
    ),
    'accounts.register-email': prepared(
      (ctx, form) => checkEmailForm(ctx, deps, form),
      (ctx, _, checked) => register(ctx, deps, checked),
    ),
    'accounts.verification-image': async (ctx, { idhash }) => {
      const text = deps.verificationText ?? newVerificationText(chance);
      await keepImage(ctx, idhash, text);
      return new Uint8Array(await rasteriseSvg(drawVerificationImage(text, chance)));
    },
    'accounts.verification-question': async (ctx, { idhash }) => {
      const digits = newQuestionDigits(deps.verificationText, chance);
      await keepImage(ctx, idhash, digits);
      return { question: questionOf(ctx.locale, digits) };
    },
    'accounts.phone-code': prepared(
      (ctx, input) => mayBeSentACode(ctx, deps, input),
      async (ctx, _, phone) => ({ seconds: await sendPhoneCode(ctx, deps, phone) }),
    ),
  };
}

/** From 0 up to 1, not to be foreseen. */
const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
