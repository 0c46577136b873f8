import { Button } from '../../../design/Button.tsx';
import { personOf } from '../../../design/person.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useShownThread, useThread, useThreadModel } from '../thread-model.ts';
import { ChatWithAuthor, PlateMedals } from './LateForMembers.tsx';
import { MoreByAuthor } from './MoreByAuthor.tsx';
import { NamePlate } from './NamePlate.tsx';
import { FollowAuthor } from './ThreadMain.tsx';

const PlateCard = drawn(part({ for: 'rare', load: () => import('./PlateCard.tsx') }), (m) => m.PlateCard);

/** The author beside the thread. */
export function Plate() {
  const thread = useShownThread();
  const { authorid } = thread;
  // Members' alone: a guest's page asks for nothing more.
  const isShown = useSession() !== null && authorid > 0;
  const medals = <PlateMedals key={authorid} wanted={isShown} uid={authorid} />;
  return <NamePlate thread={thread} medals={medals} actions={<PlateActions />} />;
}

function PlateActions() {
  const t = useT();
  const viewer = useSession();
  const { acts } = useThreadModel();
  const thread = useShownThread();
  return (
    <>
      <FollowAuthor />
      <ChatWithAuthor wanted={viewer !== null} />
      <PlateCard wanted={viewer?.uid === thread.authorid} />
      {thread.can.ban && (
        <Button kind="outline" icon="user-x" onClick={() => acts.openDialog({ name: 'ban', person: personOf(thread) })}>
          {t('threads.ban')}
        </Button>
      )}
    </>
  );
}

/** What else its author posted. */
export function MoreBeside() {
  return <MoreByAuthor thread={useThread(({ loaded }) => loaded.thread)} />;
}
