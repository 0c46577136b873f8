import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { dateline, id, idField } from '../../primitives/fields.ts';
import { ownerProof, proofRefusals } from '../proofs/proof.ts';

/** Where somebody is logged in. */
export const sessionEntry = z.object({
  id,
  /** 1: the session that asks. */
  current: z.union([z.literal(0), z.literal(1)]),
  kind: z.enum(['site', 'creator']),
  device: z.object({
    form: z.enum(['phone', 'tablet', 'computer', 'other']),
    /** Names as the device gives them; empty where it gives none. */
    browser: z.string(),
    system: z.string(),
  }),
  /** City and country in the language of the answer, or the rough form of the address. */
  place: z.string(),
  created: dateline,
  last_seen: dateline,
});

export const sessionListCalls = {
  'sign-in.sessions': defineCall({
    method: 'GET',
    path: '/v5/user/sessions',
    envelope: 'v5',
    access: 'member',
    summary: "The caller's sessions, those used last first, and whether e-mails are sent about new devices.",
    output: z.object({ list: z.array(sessionEntry), alerts: z.boolean() }),
  }),
  'sign-in.prove-owner': defineCall({
    method: 'POST',
    path: '/v5/user/prove',
    envelope: 'v5',
    access: 'member',
    summary:
      'Proves within this session to be the owner, by the password, a code or a passkey: calls that want a recent proof take it until `until`. A code or a passkey is the second step of an operator’s session as well.',
    signs: z.object(ownerProof),
    output: z.object({ until: dateline }),
    refusals: proofRefusals,
    writes: true,
    whileReadOnly: true,
    limit: 'code',
  }),
  'sign-in.end-session': defineCall({
    method: 'POST',
    path: '/v5/user/session/end',
    envelope: 'v5',
    access: 'member',
    summary: "Ends one of the caller's sessions, at once and everywhere.",
    body: z.object({ id: idField }),
    output: z.object({}),
    refusals: ['accounts.unknown_session'],
    writes: true,
    whileReadOnly: true,
    limit: 'write',
  }),
  'sign-in.end-other-sessions': defineCall({
    method: 'POST',
    path: '/v5/user/session/endOthers',
    envelope: 'v5',
    access: 'member',
    summary: 'Ends every session of the caller but the one that asks.',
    output: z.object({ ended: z.int().min(0) }),
    writes: true,
    whileReadOnly: true,
    limit: 'write',
  }),
  'sign-in.set-sign-in-alerts': defineCall({
    method: 'POST',
    path: '/v5/user/signInAlerts',
    envelope: 'v5',
    access: 'member',
    summary:
      'Whether an e-mail is sent about a log-in on a new device. Off by the owner’s proof alone; the notice on the site comes in any case.',
    signs: z.object({ ...ownerProof, on: z.boolean() }),
    output: z.object({ alerts: z.boolean() }),
    refusals: proofRefusals,
    writes: true,
    limit: 'code',
  }),
} as const;
