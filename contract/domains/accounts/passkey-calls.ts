import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { dateline, text } from '../../primitives/fields.ts';
import { meanwhile, seen } from '../../primitives/seen.ts';
import { encoded, ownerProof, passkeyMade, passkeyQuestion, passkeyShown, proofRefusals } from './proof.ts';
import { safetyLimits } from './safety-limits.ts';
import { sessionUser } from './shapes.ts';

/** A passkey as its owner sees it. */
export const passkeyEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** It is kept on several devices of its owner. */
  synced: z.boolean(),
  created: dateline,
  /** 0 for never. */
  last_used: dateline,
});

const passkeyId = encoded(1400).min(1);
const passkeyName = text(safetyLimits.passkeyName);

export const passkeyCalls = {
  'accounts.passkeys': defineCall({
    method: 'GET',
    path: '/v5/user/passkeys',
    envelope: 'v5',
    access: 'member',
    summary: "The caller's passkeys, the oldest first.",
    output: z.object({ list: z.array(passkeyEntry) }),
    private: true,
  }),
  'accounts.passkey-challenge': defineCall({
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
    private: true,
  }),
  'accounts.add-passkey': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/add',
    envelope: 'v5',
    access: 'member',
    summary: 'Keeps the passkey that the browser made for a challenge.',
    body: z.object({ name: passkeyName.default(''), passkey: passkeyMade }),
    output: passkeyEntry,
    refusals: ['accounts.passkey_refused', 'accounts.passkey_known', 'accounts.too_many_passkeys'],
    writes: true,
    limit: 'code',
    private: true,
  }),
  'accounts.name-passkey': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/name',
    envelope: 'v5',
    access: 'member',
    summary: 'Names a passkey.',
    body: z.object({ id: passkeyId, name: passkeyName, seen }),
    output: z.object({ name: z.string(), meanwhile }),
    refusals: ['accounts.unknown_passkey'],
    writes: true,
    limit: 'write',
    private: true,
  }),
  'accounts.remove-passkey': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/remove',
    envelope: 'v5',
    access: 'member',
    summary: 'Forgets a passkey: nobody logs in with it any more. Asks the owner for a proof.',
    signs: z.object({ ...ownerProof, id: passkeyId }),
    output: z.object({}),
    refusals: [...proofRefusals, 'accounts.unknown_passkey'],
    writes: true,
    limit: 'code',
    private: true,
  }),
  'accounts.proof-challenge': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/proof',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: 'What the browser is to ask one of the caller’s passkeys with, as proof for another call.',
    output: passkeyQuestion,
    refusals: ['accounts.unknown_passkey', 'wire.too_many'],
    writes: true,
    limit: 'code',
    private: true,
  }),
  'accounts.login-challenge': defineCall({
    method: 'POST',
    path: '/v5/user/login/challenge',
    envelope: 'v5',
    access: 'guest',
    summary: 'What the browser is to ask any passkey of this site with.',
    output: passkeyQuestion,
    refusals: ['wire.too_many'],
    limit: 'code',
    private: true,
  }),
  'accounts.login-passkey': defineCall({
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
    limit: 'login',
    private: true,
  }),
} as const;
