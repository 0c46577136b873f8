import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { passkeyShown } from '../../../../contract/domains/proofs/proof.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PasskeyDeps } from '../deps.ts';
import { challengeOf } from '../rules/passkeys.ts';
import { type ChallengePurpose, findPasskey, notePasskeyUse, takeChallenge } from '../sql/passkeys.ts';
import { webauthn } from '../webauthn.ts';

export type PasskeyShown = z.output<typeof passkeyShown>;

/** Ed25519, P-256 and RSA: what phones and security keys make. */
export const algorithms = [-8, -7, -257];

/** The host that passkeys belong to. */
export const rpIdOf = (publicUrl: string): string => new URL(publicUrl).hostname;

/**
 * The member whose passkey answered a challenge of this purpose. The challenge is spent, right or wrong, so this runs
 * before the call's transaction.
 */
export async function checkPasskey(
  ctx: Ctx,
  { publicUrl }: PasskeyDeps,
  shown: PasskeyShown,
  asked: { purpose: ChallengePurpose; uid: number | null },
): Promise<number> {
  const challenge = challengeOf(shown.response.clientDataJSON);
  if (challenge === undefined) refuse('accounts.passkey_refused');
  const lived = await takeChallenge(ctx.db, challenge, asked, ctx.now);
  const passkey = lived ? await findPasskey(ctx.db, shown.id) : undefined;
  if (!passkey || (asked.uid !== null && passkey.uid !== asked.uid)) refuse('accounts.passkey_refused');
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: shown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: rpIdOf(publicUrl),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => {
    ctx.log.info({ err: error, uid: passkey.uid }, 'a passkey was refused');
    return undefined;
  });
  if (!verified?.verified) refuse('accounts.passkey_refused');
  const counters = { before: passkey.counter, after: verified.authenticationInfo.newCounter };
  if (!(await notePasskeyUse(ctx.db, passkey.credential_id, counters, ctx.now))) refuse('accounts.passkey_refused');
  return passkey.uid;
}
