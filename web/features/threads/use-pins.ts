import type { ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { usePress } from '../../api/use-press.ts';
import { showToast } from '../../design/toasts.ts';
import { useT } from '../../texts/texts.tsx';
import { pinInTopic, pinReply } from './menu-mutations.ts';
import { useThreadModel } from './thread-model.ts';

/** What a menu says of a pin, and does. */
interface PinPress {
  text: string;
  onPress: () => void;
}

/** Pins without an office: replies by the thread's author, threads by the host of their topic (R-TOP-014). */
export function usePins() {
  const t = useT();
  const { acts } = useThreadModel();
  const { run } = usePress();
  return {
    reply: ({ pid, istop }: { pid: number; istop: number }): PinPress => ({
      text: t(istop > 0 ? 'threads.unpinReply' : 'threads.pinReply'),
      onPress: () =>
        void run(async () => {
          await pinReply(pid, istop > 0 ? 0 : 1);
          await acts.reload();
        }),
    }),
    inTopic: ({ tid, topic_pinned: before }: Pick<ThreadInfo, 'tid' | 'topic_pinned'>): PinPress => ({
      text: t(before ? 'threads.unpinInTopic' : 'threads.pinInTopic'),
      onPress: () =>
        void run(async () => {
          await pinInTopic(tid, before ? 0 : 1);
          showToast({ text: t(before ? 'threads.unpinnedInTopic' : 'threads.pinnedInTopic') });
          await acts.reload();
        }),
    }),
  };
}
