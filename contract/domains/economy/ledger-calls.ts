import { z } from 'zod';
import { defineCall, type FileAnswer } from '../../call.ts';
import { idField, idOrNone, limit } from '../../primitives/fields.ts';
import { ledgerLimits } from './limits.ts';
import { nightHead, nightShape } from './night.ts';

/** By which anybody can check the ledger: what each night sealed, and a member's own entries with their proofs. */
export const ledgerCalls = {
  'economy.ledger': defineCall({
    method: 'GET',
    path: '/v5/ledger',
    envelope: 'v5',
    access: 'guest',
    summary: 'The nights in which the books were closed, newest first; `before` is the number of the last one seen.',
    source: 'ours',
    query: z.object({ before: idOrNone.default(0), limit: limit(ledgerLimits.page) }),
    output: z.object({ newest: nightShape.nullable(), list: z.array(nightShape), more: z.boolean() }),
  }),
  'economy.ledger-heads': defineCall({
    method: 'GET',
    path: '/v5/ledger/heads',
    envelope: 'v5',
    access: 'guest',
    reads: 'replica',
    summary: 'The heads of the nights, oldest first, after the number `after`.',
    source: 'ours',
    query: z.object({ after: idOrNone.default(0) }),
    output: z.object({ list: z.array(nightHead), more: z.boolean() }),
  }),
  'economy.ledger-night': defineCall({
    method: 'GET',
    path: '/v5/ledger/night',
    envelope: 'file',
    access: 'guest',
    reads: 'replica',
    summary: 'A night’s record as a file.',
    source: 'ours',
    query: z.object({ number: idField }),
    output: z.custom<FileAnswer>(),
    refusals: ['economy.night_unknown'],
  }),
  'economy.statement-file': defineCall({
    method: 'GET',
    path: '/v5/wallet/statement/file',
    envelope: 'file',
    access: 'member',
    reads: 'replica',
    summary: 'All entries of the caller’s accounts as a file, with what shows that each stands in a published night.',
    source: 'ours',
    output: z.custom<FileAnswer>(),
    form: true,
    limit: 'code',
  }),
} as const;
