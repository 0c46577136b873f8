import { secondStepLimits } from '../../../../contract/domains/proofs/limits.ts';

import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { keyFor } from '../../../platform/seal.ts';
import type { PasskeyDeps } from '../deps.ts';
import { type ChallengePurpose, listPasskeys, type PasskeyRow, putChallenge } from '../sql/passkeys.ts';
import { webauthn } from '../webauthn.ts';
import { algorithms, rpIdOf } from './check-passkey.ts';

const milliseconds = secondStepLimits.challengeSeconds * 1000;

type Question = { challenge: string } & Record<string, unknown>;

async function store<Q extends { challenge: string }>(
  { db, now }: Ctx,
  question: Q,
  purpose: ChallengePurpose,
  uid: number | null,
): Promise<Question> {
  const expires_at = new Date(now.getTime() + milliseconds);
  await putChallenge(db, { challenge: question.challenge, purpose, uid, expires_at });
  return question as unknown as Question;
}

const named = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id, transports });

/** What the browser is to make a new passkey with; it makes none where it has one already. */
export async function passkeyChallenge(ctx: MemberCtx, deps: PasskeyDeps): Promise<Question> {
  const { uid, username } = ctx.actor;
  const known = await listPasskeys(ctx.db, uid, secondStepLimits.passkeys);
  if (known.length >= secondStepLimits.passkeys)
    refuse('accounts.too_many_passkeys', { values: { most: known.length } });
  const { generateRegistrationOptions } = await webauthn();
  const question = await generateRegistrationOptions({
    rpName: deps.siteName,
    rpID: rpIdOf(deps.publicUrl),
    userName: username,
    // The same for each of a member's passkeys, and sent to authenticators: it must not be the uid.
    userID: new Uint8Array(keyFor(deps.secret, `passkey user ${uid}`)),
    timeout: milliseconds,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return store(ctx, question, 'add', uid);
}

/** What the browser is to ask one of the caller's own passkeys with. */
export async function proofChallenge(ctx: MemberCtx, deps: PasskeyDeps): Promise<Question> {
  const { uid } = ctx.actor;
  const known = await listPasskeys(ctx.db, uid, secondStepLimits.passkeys);
  if (known.length === 0) refuse('accounts.unknown_passkey');
  const { generateAuthenticationOptions } = await webauthn();
  const question = await generateAuthenticationOptions({
    rpID: rpIdOf(deps.publicUrl),
    timeout: milliseconds,
    userVerification: 'required',
    allowCredentials: known.map(named),
  });
  return store(ctx, question, 'proof', uid);
}

/** What the browser is to ask any passkey of this site with: it doesn't reveal who has one. */
export async function loginChallenge(ctx: Ctx, deps: PasskeyDeps): Promise<Question> {
  const { generateAuthenticationOptions } = await webauthn();
  const question = await generateAuthenticationOptions({
    rpID: rpIdOf(deps.publicUrl),
    timeout: milliseconds,
    userVerification: 'required',
  });
  return store(ctx, question, 'login', null);
}
