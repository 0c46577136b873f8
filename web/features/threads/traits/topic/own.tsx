import { call } from '../../../../api/client.ts';
import { usePress } from '../../../../api/use-press.ts';
import { MenuButton } from '../../../../design/Menu.tsx';
import { showToast } from '../../../../design/toasts.ts';
import { useT } from '../../../../texts/texts.tsx';
import type { ShownThread } from '../../queries.ts';
import { useThreadModel } from '../../thread-model.ts';
import type { OwnTrait } from '../trait.ts';

/** The host of its topic puts a thread first there, without an office (R-TOP-014). */
function PinInTopic({ thread: { tid, topic_pinned: before } }: { thread: Pick<ShownThread, 'tid' | 'topic_pinned'> }) {
  const t = useT();
  const { acts } = useThreadModel();
  const { run } = usePress();
  const pin = () =>
    void run(async () => {
      await call('threads.pin-in-topic', { tid, status: before ? 0 : 1 });
      showToast({ text: t(before ? 'threads.unpinnedInTopic' : 'threads.pinnedInTopic') });
      await acts.reload();
    });
  return (
    <MenuButton icon="pin" onClick={pin}>
      {t(before ? 'threads.unpinInTopic' : 'threads.pinInTopic')}
    </MenuButton>
  );
}

export const topicOwn: OwnTrait = { menu: (thread) => thread.can.pinInTopic && <PinInTopic thread={thread} /> };
