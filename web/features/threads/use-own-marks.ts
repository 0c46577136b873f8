import type { Post } from '../../../contract/domains/threads/shapes.ts';
import { marksOf, useWhatWaits } from '../../offline/queue/waiting-now.ts';
import { withAnswer, withWaitingMarks } from './member-state.ts';
import { setAnswer } from './menu-mutations.ts';
import type { ThreadPage } from './queries.ts';
import type { Change, ThreadModel } from './thread-model.ts';
import { useMark } from './use-mark.ts';

/** Marks that wait for a connection stand as they were pressed, also on a page that was loaded since. */
export function useMarksThatWait(loaded: ThreadPage, change: Change): void {
  useWhatWaits(loaded, (all) => {
    const likes = marksOf(all, 'threads.like');
    const saved = marksOf(all, 'threads.favorite');
    if (likes.size > 0 || saved.size > 0) change((now) => withWaitingMarks(now, likes, saved));
  });
}

/** Marks a reply as the thread's answer, or takes the mark back. */
export function useMarkAnswer({ thread, acts }: ThreadModel) {
  const mark = useMark();
  return ({ pid, is_answer }: Pick<Post, 'pid' | 'is_answer'>) =>
    mark<number>({
      key: 'answer',
      show: (answered) => acts.change((now) => withAnswer(now, answered)),
      before: thread.now().thread.answer_pid,
      turned: () => (is_answer ? 0 : pid),
      ask: () => setAnswer(pid, is_answer ? 0 : 1),
    });
}
