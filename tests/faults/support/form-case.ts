import type { Writer } from '../../support/forum.ts';

/** A form that is sent without script. */
export interface FormCase {
  /** Whose form it is, where that isn't any member's. */
  as?: { groupid: number };
  /** What has to be there before. */
  ready?: (who: Writer) => Promise<unknown>;
  fields: (who: Writer) => Record<string, string | number>;
  done: (who: Writer) => Promise<number>;
}
