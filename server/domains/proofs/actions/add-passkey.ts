import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import { secondStepLimits } from '../../../../contract/domains/proofs/limits.ts';
import type { passkeyMade } from '../../../../contract/domains/proofs/proof.ts';

import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { lockMember } from '../../members/index.ts';
import type { PasskeyDeps } from '../deps.ts';
import { challengeOf } from '../rules/passkeys.ts';
import { insertPasskey, listPasskeys, takeChallenge } from '../sql/passkeys.ts';
import { webauthn } from '../webauthn.ts';
import { algorithms, rpIdOf } from './check-passkey.ts';

export type PasskeyMade = z.output<typeof passkeyMade>;
export type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>;

/**
 * What the browser made for a challenge of this member's. The challenge is spent, so this runs before the transaction.
 */
export async function checkNewPasskey(
  ctx: MemberCtx,
  { publicUrl }: PasskeyDeps,
  made: PasskeyMade,
): Promise<Registered> {
  const challenge = challengeOf(made.response.clientDataJSON);
  if (challenge === undefined) refuse('accounts.passkey_refused');
  if (!(await takeChallenge(ctx.db, challenge, { purpose: 'add', uid: ctx.actor.uid }, ctx.now)))
    refuse('accounts.passkey_refused');
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: made as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf(publicUrl),
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    ctx.log.info({ err: error, uid: ctx.actor.uid }, 'a new passkey was refused');
    return undefined;
  });
  return verified?.registrationInfo ?? refuse('accounts.passkey_refused');
}

/** Stores a passkey that was checked, under this name as far as it is stored. */
export async function storePasskey(ctx: MemberCtx, name: string, registered: Registered, transports: string[]) {
  const { uid } = ctx.actor;
  await lockMember(ctx.db, uid);
  const known = await listPasskeys(ctx.db, uid, secondStepLimits.passkeys);
  if (known.length >= secondStepLimits.passkeys)
    refuse('accounts.too_many_passkeys', { values: { most: known.length } });
  const { credential, credentialBackedUp } = registered;
  const row = {
    credential_id: credential.id,
    uid,
    name: name.slice(0, secondStepLimits.passkeyName),
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    synced: credentialBackedUp,
    created_at: ctx.now,
    last_used_at: null,
  };
  if (!(await insertPasskey(ctx.db, row))) refuse('accounts.passkey_known');
  return row;
}
