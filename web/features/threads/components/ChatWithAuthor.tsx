import { LinkButton } from '../../../design/Button.tsx';
import { isGone } from '../../../design/person.ts';
import { messagePath } from '../../../lib/message-path.ts';
import { openChatBeside } from '../../../session/chat-panel.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { sharePath } from '../share.ts';
import { useShownThread } from '../thread-model.ts';

/** A member writes to whoever wrote the thread, where one may follow them as well. */
export function ChatWithAuthor() {
  const t = useT();
  const viewer = useSession();
  const thread = useShownThread();
  if (viewer?.uid === thread.authorid || isGone(thread)) return null;
  return (
    <LinkButton
      to={messagePath({ uid: thread.authorid }, sharePath(thread))}
      kind="outline"
      icon="message-circle"
      onClick={openChatBeside}
    >
      {t('threads.plate.chat')}
    </LinkButton>
  );
}
