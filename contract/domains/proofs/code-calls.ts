import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { phoneCodeFields, phoneCodeRefusals } from './fields.ts';

export const codeCalls = {
  'proofs.verification-image': defineCall({
    id: 'graphic-verification-image',
    method: 'GET',
    path: '/api/mobile/index.php',
    envelope: 'image',
    access: 'guest',
    summary: 'A distorted picture of four characters for an idhash of 8 characters; one try, five minutes.',
    source: 'D1 §7, §9',
    fixed: { query: { version: '16', module: 'GraphicVerification' } },
    query: z.object({ idhash: z.string().regex(/^[A-Za-z0-9]{8}$/), v: z.string().max(32).optional() }),
    output: z.instanceof(Uint8Array),
    limit: 'code',
  }),
  'proofs.verification-question': defineCall({
    method: 'GET',
    path: '/v5/user/verificationQuestion',
    envelope: 'v5',
    access: 'guest',
    summary:
      "For who can't see the picture: a question in the caller's language, answered with four digits in its place. One try, five minutes, and fewer an address than pictures.",
    source: 'WCAG 2.2 1.1.1; docs/features/proofs.md',
    query: z.object({ idhash: z.string().regex(/^[A-Za-z0-9]{8}$/) }),
    output: z.object({ question: z.string() }),
    refusals: ['wire.too_many'],
    limit: 'question',
  }),
  'proofs.phone-code': defineCall({
    method: 'POST',
    path: '/v5/user/phoneCode',
    envelope: 'v5',
    access: 'guest',
    summary: 'Sends a code by SMS where a carrier is configured; the verification image is spent by it.',
    source: 'DECISIONS phone code',
    body: z.object(phoneCodeFields),
    output: z.object({ seconds: z.int() }),
    refusals: phoneCodeRefusals,
    writes: true,
    limit: 'code',
  }),
} as const;
