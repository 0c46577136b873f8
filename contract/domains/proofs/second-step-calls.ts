import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { dateline } from '../../primitives/fields.ts';
import { otherChanges, seen } from '../../primitives/seen.ts';
import { passkeyQuestion } from './proof.ts';
import { passkeyEntry, passkeyId, passkeyName } from './shapes.ts';

export const secondStepCalls = {
  'proofs.passkeys': defineCall({
    method: 'GET',
    path: '/v5/user/passkeys',
    envelope: 'v5',
    access: 'member',
    summary: "The caller's passkeys, the oldest first.",
    output: z.object({ list: z.array(passkeyEntry) }),
  }),
  'proofs.name-passkey': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/name',
    envelope: 'v5',
    access: 'member',
    summary: 'Names a passkey.',
    body: z.object({ id: passkeyId, name: passkeyName, seen }),
    output: z.object({ name: z.string(), meanwhile: otherChanges }),
    refusals: ['accounts.unknown_passkey'],
    writes: true,
    limit: 'write',
  }),
  'proofs.proof-challenge': defineCall({
    method: 'POST',
    path: '/v5/user/passkey/proof',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: 'What the browser is to ask one of the caller’s passkeys with, as proof for another call.',
    output: passkeyQuestion,
    refusals: ['accounts.unknown_passkey', 'wire.too_many'],
    writes: true,
    whileReadOnly: true,
    limit: 'code',
  }),
  'proofs.two-step': defineCall({
    method: 'GET',
    path: '/v5/user/twoStep',
    envelope: 'v5',
    access: 'member',
    whileBanned: true,
    summary: 'Whether the caller’s log-in asks for a code, since when, and how many recovery codes are left.',
    output: z.object({ on: z.boolean(), since: dateline, codes_left: z.int().min(0) }),
  }),
} as const;
