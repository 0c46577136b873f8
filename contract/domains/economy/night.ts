import { z } from 'zod';
import { count, id } from '../../primitives/fields.ts';
import { currencies } from './shapes.ts';

/** SHA-256 in hexadecimal. */
export const hashText = z.string().regex(/^[0-9a-f]{64}$/);

/** What accounts of one kind hold: `members` together, or one of the system’s, where what left it is below zero. */
const sumRow = z.object({ currency: z.enum(currencies), account: z.string(), amount: z.int() });
export type Sum = z.output<typeof sumRow>;

/** What a night sealed: all that its head is made from, and the head. */
export const nightShape = z.object({
  number: id,
  day: z.iso.date(),
  /** The head of the night before; zeros for the first. */
  previous: hashText,
  transfers: count,
  /** The number of a transfer: all up to it are closed, and none of them can come any more. */
  upto: count,
  /** Of the tree of its transfers’ hashes. */
  root: hashText,
  sums: z.array(sumRow),
  head: hashText,
});
export type Night = z.output<typeof nightShape>;

export const nightHead = nightShape.pick({ number: true, day: true, head: true });

/** The head before the first night. */
export const noHead = '0'.repeat(64);
