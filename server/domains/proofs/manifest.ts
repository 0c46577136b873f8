import type { proofsCalls } from '../../../contract/domains/proofs/calls.ts';
import type { Ctx, Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { prepared } from '../../platform/http/handlers.ts';
import { hourly } from '../../platform/jobs/cron-line.ts';
import { rasteriseSvg } from '../../platform/pictures/rasterise.ts';
import type { Sms } from '../../platform/sms/port.ts';
import { createPicture } from './actions/codes.ts';
import { confirmPassword } from './actions/confirm-password.ts';
import { changeEmail, sendEmailCode } from './actions/email-codes.ts';
import { namePasskey } from './actions/name-passkey.ts';
import { proofChallenge } from './actions/proof-challenge.ts';
import { mayBeSentACode, sendPhoneCode } from './actions/send-phone-code.ts';
import { validateEmailCode, verifyEmail } from './actions/validate-email-code.ts';
import { proofsDeeds } from './deeds.ts';
import type { PasskeyDeps } from './deps.ts';
import { cleanUpProofs } from './jobs/clean-up.ts';
import { proofsReasons } from './money.ts';
import { proofsNotices } from './notices.ts';
import { proofsPersonalData, proofsTables } from './personal-data.ts';
import { questionOf } from './present-question.ts';
import { checkEmail } from './reads/check-email.ts';
import { emailState } from './reads/email-state.ts';
import { passkeys } from './reads/passkeys.ts';
import { twoStep } from './reads/two-step.ts';
import { proofsReferences } from './references.ts';
import { drawVerificationImage, newVerificationText } from './rules/verification-image.ts';
import { newQuestionDigits } from './rules/verification-question.ts';
import { recoveryCodeKey, twoStepSecret } from './sealed.ts';
import { proofsSettings } from './settings.ts';

interface ProofsDeps extends PasskeyDeps {
  db: Db;
  clock: () => Date;
  sms: Sms;
  /** What every verification image reads, or undefined for a random text each time. */
  verificationText: string | undefined;
}

interface Proofs extends DomainParts<keyof typeof proofsCalls> {
  tables: typeof proofsTables;
}

/** Whoever comes through a proxy that nobody named isn't the developer that a fixed text is for. */
const fixedTextFor = ({ asked }: Ctx, { verificationText }: ProofsDeps): string | undefined =>
  asked.direct ? verificationText : undefined;

/** What the proofs domain binds. */
export function createProofs(deps: ProofsDeps): Proofs {
  return {
    domain: 'proofs',
    handlers: {
      'proofs.verification-image': async (ctx, { idhash }) => {
        const text = fixedTextFor(ctx, deps) ?? newVerificationText(chance);
        await createPicture(ctx, idhash, text);
        return new Uint8Array(await rasteriseSvg(drawVerificationImage(text, chance)));
      },
      'proofs.verification-question': async (ctx, { idhash }) => {
        const digits = newQuestionDigits(fixedTextFor(ctx, deps), chance);
        await createPicture(ctx, idhash, digits);
        return { question: questionOf(ctx.locale, digits) };
      },
      'proofs.phone-code': prepared(
        (ctx, input) => mayBeSentACode(ctx, deps, input),
        async (ctx, _, phone) => ({ seconds: await sendPhoneCode(ctx, deps, phone) }),
      ),
      'proofs.send-email-code': (ctx, { email }) => sendEmailCode(ctx, deps, email),
      'proofs.validate-email-code': prepared(
        (ctx, typed) => validateEmailCode(ctx, deps, typed),
        (ctx, _, proven) => verifyEmail(ctx, deps, proven),
      ),
      'proofs.check-email': (ctx, { email }) => checkEmail(ctx, deps.settings, email),
      'proofs.email-state': emailState,
      'proofs.change-email': prepared(
        (ctx, { password }) => confirmPassword(ctx, deps.settings, password),
        (ctx, { email }) => changeEmail(ctx, deps, email),
      ),
      'proofs.passkeys': passkeys,
      'proofs.name-passkey': namePasskey,
      'proofs.proof-challenge': (ctx) => proofChallenge(ctx, deps),
      'proofs.two-step': twoStep,
    },
    settings: proofsSettings,
    deeds: proofsDeeds,
    reasons: proofsReasons,
    notices: proofsNotices,
    tables: proofsTables,
    sealed: { columns: [twoStepSecret], lasting: [recoveryCodeKey] },
    references: proofsReferences,
    personalData: proofsPersonalData,
    tasks: { 'proofs.clean-up': () => cleanUpProofs(deps.db, deps.settings, deps.clock()) },
    cron: [{ task: 'proofs.clean-up', match: '17 * * * *', promise: hourly }],
  };
}

/** From 0 up to 1, not to be foreseen. */
const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
