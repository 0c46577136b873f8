import { Button } from '../../../design/Button.tsx';
import { personOf } from '../../../design/person.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useOnceIdle } from '../../../parts/use-once-idle.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useShownThread, useThread, useThreadModel } from '../thread-model.ts';
import { ChatWithAuthor } from './LateForMembers.tsx';
import { MoreByAuthor } from './MoreByAuthor.tsx';
import { NamePlate } from './NamePlate.tsx';
import { FollowAuthor } from './ThreadMain.tsx';

const PlateCard = drawn(part({ for: 'rare', load: () => import('./PlateCard.tsx') }), (m) => m.PlateCard);

const plateMedals = part({ for: 'pressed', load: () => import('./PlateMedals.tsx') });
const PlateMedals = drawn(plateMedals, (m) => m.PlateMedals);

/** The author beside the thread. */
export function Plate() {
  return <NamePlate thread={useShownThread()} medals={<AuthorMedals />} actions={<PlateActions />} />;
}

/** Members' alone: a guest's page asks for nothing more. */
function AuthorMedals() {
  const isMember = useSession() !== null;
  const { authorid } = useShownThread();
  const isThere = useOnceIdle(plateMedals, () => isMember && authorid > 0);
  return <PlateMedals key={authorid} wanted={isThere} uid={authorid} />;
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
