import type { Db } from '../../../server/platform/context.ts';
import type { Writer } from '../../support/forum.ts';

/** The site on which forms are tried. */
export interface FormSite {
  db: Db;
  member: () => Promise<Writer>;
  post: (writer: Writer) => Promise<{ tid: number; pid: number }>;
}

/** A form that is sent without script. */
export interface FormCase {
  /** Whose form it is, where that isn't any member's. */
  as?: { groupid: number };
  /** What has to be there before. */
  ready?: (who: Writer) => Promise<unknown>;
  fields: (who: Writer) => Record<string, string | number>;
  done: (who: Writer) => Promise<number>;
}
