import type { Forum, Writer } from '../../support/forum.ts';

/** Who and what the forms are about; it is there once the tests begin. */
export interface FormScene {
  author: Writer;
  reader: Writer;
  other: Writer;
  thread: { tid: number; pid: number };
  poll: number;
  /** A thread with a part that XGold opens. */
  hiding: number;
  /** The thread's address. */
  path: string;
}

/** The site on which forms are tried. */
export interface FormSite extends Pick<Forum, 'api' | 'db' | 'member' | 'picture' | 'post'> {
  scene: Readonly<FormScene>;
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
