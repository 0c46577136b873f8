import type { HiddenWay } from '../../../../../contract/domains/threads/traits/hidden/limits.ts';
import { type ForReader, readerAccessOf } from '../../core/for-reader.ts';
import { mayMark, maySpeak, type ThreadState, type Verdict, type Viewer } from '../../core/policy.ts';
import type { HiddenRule } from './sql/hidden-parts.ts';

/** Who asks, as far as a hidden part cares. */
export interface HiddenReader extends Viewer {
  readaccess: number;
}

/** What they have done to read it. */
export interface Standing {
  replied: boolean;
  paid: boolean;
}

/** A thread as far as its hidden part cares. */
export type HiddenThread = ForReader<ThreadState>;

/** Levels are ten steps of access each (DECISIONS "groups"), so that an office reads whatever a level opens. */
const stepsOfLevel = 10;

const ways: Readonly<Record<HiddenWay, (viewer: HiddenReader, rule: HiddenRule, standing: Standing) => Verdict>> = {
  all: () => undefined,
  reply: (_, _rule, { replied }) => (replied ? undefined : 'threads.hidden_reply'),
  level: ({ readaccess }, { level }) => (readaccess >= level * stepsOfLevel ? undefined : 'threads.hidden_level'),
  xgold: () => 'threads.hidden_unpaid',
};

/** Its author, and whoever moderates where the thread stands. */
export const readsAll = (viewer: Viewer | null, thread: ForReader<Pick<ThreadState, 'authorid'>>): boolean =>
  viewer !== null && (viewer.uid === thread.authorid || readerAccessOf(thread).reaches);

/**
 * Who may read what a thread hides (R-THR-015): its author, whoever moderates there, who has paid, and whom its way lets
 * in. Whether the thread itself may be read is asked before.
 */
export function mayReadHidden(
  viewer: HiddenReader | null,
  thread: ForReader<Pick<ThreadState, 'authorid'>>,
  rule: HiddenRule,
  standing: Standing,
): Verdict {
  if (rule.opens === 'all') return undefined;
  if (!viewer) return 'threads.need_login';
  if (readsAll(viewer, thread) || standing.paid) return undefined;
  return ways[rule.opens](viewer, rule, standing);
}

/** Who may pay for it: members who may write, others than its author. */
export function mayPayHidden(viewer: HiddenReader | null, thread: HiddenThread, rule: HiddenRule | undefined): Verdict {
  if (!viewer) return 'threads.need_login';
  const unread = mayMark(viewer, thread);
  if (unread) return unread;
  if (rule?.opens !== 'xgold' || thread.status !== 1) return 'threads.hidden_not_for_sale';
  return viewer.uid === thread.authorid ? 'threads.hidden_own' : maySpeak(viewer);
}
