import { z } from 'zod';
import { count, id } from '../../primitives/fields.ts';
import { hashText, nightShape } from './night.ts';
import { currencies } from './shapes.ts';

export const statementFormat = 'baobab.statement.1';

const entry = z.object({
  type: z.literal('entry'),
  account: id,
  currency: z.enum(currencies),
  place: id,
  transfer: id,
  amount: z.int(),
  /** What the account held after it. */
  balance: z.int(),
  kind: z.string(),
  reason: z.string(),
  reference: z.string(),
  /** To the microsecond, in UTC. */
  at: z.string(),
  /** Why it moved, in the reader’s language; not part of any hash. */
  note: z.string(),
  /** Absent until a night has closed over it. */
  proof: z
    .object({
      night: id,
      /** Of the transfer among those of its night, from 0. */
      index: count,
      salt: z.string(),
      /** The hashes of all parts of the transfer; the entry’s own is one of them. */
      parts: z.array(hashText),
      /** From the transfer’s hash up to the night’s root. */
      path: z.array(hashText),
    })
    .optional(),
});
export type StatementEntry = z.output<typeof entry>;

/** A line of a statement's file: one element of its array. */
export const statementLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('statement'), format: z.literal(statementFormat), member: id, made: z.iso.datetime() }),
  nightShape.extend({ type: z.literal('night') }),
  entry,
  z.object({ type: z.literal('end'), entries: count }),
]);
export type StatementLine = z.output<typeof statementLine>;
