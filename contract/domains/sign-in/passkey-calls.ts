import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { ownerProof, passkeyMade, passkeyQuestion, passkeyShown, proofRefusals } from '../proofs/proof.ts';
import { passkeyEntry, passkeyId, passkeyName } from '../proofs/shapes.ts';
import { sessionUser } from './shapes.ts';

export const passkeyCalls = {
  'sign-in.passkey-challenge': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/challenge',
    envelope: 'v5',
    access: 'member',
    summary: 'What the browser is to make a passkey with. Asks the owner for a proof first.',
    signs: z.object(ownerProof),
    output: passkeyQuestion,
    refusals: [...proofRefusals, 'accounts.too_many_passkeys'],
    writes: true,
    limit: 'code',
  }),
  'sign-in.add-passkey': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/add',
    envelope: 'v5',
    access: 'member',
    summary: 'Stores the passkey that the browser made for a challenge.',
    body: z.object({ name: passkeyName.default(''), passkey: passkeyMade }),
    output: passkeyEntry,
    refusals: ['accounts.passkey_refused', 'accounts.passkey_known', 'accounts.too_many_passkeys'],
    writes: true,
    limit: 'code',
  }),
  'sign-in.remove-passkey': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/remove',
    envelope: 'v5',
    access: 'member',
    summary: 'Deletes a passkey: nobody can log in with it any more. Asks the owner for a proof.',
    signs: z.object({ ...ownerProof, id: passkeyId }),
    output: z.object({}),
    refusals: [...proofRefusals, 'accounts.unknown_passkey'],
    writes: true,
    limit: 'code',
  }),
  'sign-in.login-challenge': defineCall({
    method: 'POST',
    path: '/v5/user/login/challenge',
    envelope: 'v5',
    access: 'guest',
    summary: 'What the browser is to ask any passkey of this site with.',
    output: passkeyQuestion,
    refusals: ['wire.too_many'],
    limit: 'code',
  }),
  'sign-in.login-passkey': defineCall({
    method: 'POST',
    path: '/v5/user/login/passkey',
    envelope: 'v5',
    access: 'guest',
    summary: 'Log in by a passkey; it stands for password and code.',
    body: z.object({ passkey: passkeyShown }),
    output: sessionUser,
    answerHeaders: ['x-site-id'],
    refusals: ['accounts.passkey_refused', 'accounts.account_not_exist', 'wire.too_many'],
    writes: true,
    whileReadOnly: true,
    limit: 'login',
  }),
} as const;
