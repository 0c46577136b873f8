import { z } from 'zod';
import { emptySays, text, typedCode } from '../../primitives/fields.ts';
import { secondStepLimits } from './limits.ts';

/** Bytes as WebAuthn writes them in JSON: base64url. */
export const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*=*$/);

const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(text(64), z.unknown()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
};

/** What a browser answers when it was asked to make a passkey, as WebAuthn writes it in JSON. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(8192),
    attestationObject: encoded(65_536),
    transports: z
      .array(z.string().regex(/^[\w-]{1,32}$/))
      .max(10)
      .optional(),
  }),
});

/** What a browser answers when it was asked for a passkey. */
export const passkeyShown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(8192),
    authenticatorData: encoded(8192),
    signature: encoded(2048),
    userHandle: encoded(400).optional(),
  }),
});

/** What the browser is asked with; its fields are WebAuthn's own. */
export const passkeyQuestion = z.looseObject({ challenge: z.string() });

/** That it is the owner who asks, beside the token: one of the three. */
export const ownerProof = {
  password: emptySays(z.string().max(200).optional()),
  code: typedCode(secondStepLimits.codeField).optional(),
  passkey: passkeyShown.optional(),
};

export const proofRefusals = [
  'accounts.proof_missing',
  'accounts.second_step_first',
  'accounts.password_empty',
  'accounts.password_unset',
  'accounts.wrong_credentials',
  'accounts.wrong_code',
  'accounts.two_step_off',
  'accounts.passkey_refused',
  'accounts.locked',
  'wire.signs_invalid',
  'wire.signs_expired',
  'wire.signs_replayed',
  'wire.too_many',
] as const;
