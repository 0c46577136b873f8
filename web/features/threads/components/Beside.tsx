import { Button, LinkButton } from '../../../design/Button.tsx';
import { isGone, personOf } from '../../../design/person.ts';
import { messagePath } from '../../../lib/message-path.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { openChatBeside } from '../../../session/chat-panel.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { sharePath } from '../share.ts';
import { useShownThread, useThread, useThreadModel } from '../thread-model.ts';
import { MoreByAuthor } from './MoreByAuthor.tsx';
import { NamePlate } from './NamePlate.tsx';
import { FollowAuthor } from './ThreadMain.tsx';

const PlateCard = drawn(part({ for: 'rare', load: () => import('./PlateCard.tsx') }), (m) => m.PlateCard);

/** The author beside the thread. */
export function Plate() {
  return <NamePlate thread={useShownThread()} actions={<PlateActions />} />;
}

function PlateActions() {
  const t = useT();
  const viewer = useSession();
  const { acts } = useThreadModel();
  const thread = useShownThread();
  return (
    <>
      <FollowAuthor />
      <ChatWithAuthor />
      <PlateCard wanted={viewer?.uid === thread.authorid} />
      {thread.can.ban && (
        <Button kind="outline" icon="user-x" onClick={() => acts.openDialog({ name: 'ban', person: personOf(thread) })}>
          {t('threads.ban')}
        </Button>
      )}
    </>
  );
}

/** A member writes to whoever wrote the thread, where one may follow them as well. */
function ChatWithAuthor() {
  const t = useT();
  const viewer = useSession();
  const thread = useShownThread();
  if (!viewer || viewer.uid === thread.authorid || isGone(thread)) return null;
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

/** What else its author posted. */
export function MoreBeside() {
  return <MoreByAuthor thread={useThread(({ loaded }) => loaded.thread)} />;
}
