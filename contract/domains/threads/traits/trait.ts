import type { z } from 'zod';
import type { Refusal } from '../../../refusal.ts';
import type { RefusalName } from '../../../refusals.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

/** What a trait adds to the calls of threads: a trait is what a thread of any kind may carry. */
export interface TraitShapes {
  /** What a thread is sent with; an edit that doesn't say leaves each as it is. */
  body: Shape;
  /** What writing a thread may refuse because of it. */
  refuses: readonly RefusalName[];
  /** Fields of a thread in rows and whole, as all readers of a kind see them. */
  row: Shape;
  /** Fields of a whole thread beside, the same for all readers or with parts of their own. */
  whole: Shape;
  /** Fields of a whole thread that are the reader's own. */
  own: Shape;
  /** What the reader may do with it. */
  can: Shape;
  /** Fields of each post. */
  post: Shape;
  /** Fields of one's own post, as the composer takes it up again. */
  edit: Shape;
}

/** What a trait adds where it says nothing. */
export const noShapes = { body: {}, refuses: [], row: {}, whole: {}, own: {}, can: {}, post: {}, edit: {} } as const;

/** A trait's own refusals, which reach the browser without its shapes. */
export type TraitRefusals = Readonly<Record<string, Refusal>>;
