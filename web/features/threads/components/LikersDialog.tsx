import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/wire.ts';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { personListed } from '../../../design/person.ts';
import { ReplySkeleton } from '../../../design/skeletons.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { useT } from '../../../texts/texts.tsx';
import { isLoaded, type LikeList, lastOf, notLoaded, withMore } from '../like-list.ts';

interface LikersDialogProps {
  pid: number;
  open: boolean;
  onClose: () => void;
}

/** Who likes a post; read when it opens. */
export function LikersDialog({ pid, open, onClose }: LikersDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('threads.likedBy')} width={500}>
      {open && <Likers pid={pid} />}
    </Dialog>
  );
}

function Likers({ pid }: { pid: number }) {
  const t = useT();
  const [list, setList] = useState<LikeList>(notLoaded);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState({ after: 0, again: 0 });
  useEffect(() => {
    const gone = new AbortController();
    setFailure(null);
    call('threads.likers', { pid, after: asked.after }, { signal: gone.signal })
      .then(({ data }) => setList((now) => withMore(asked.after === 0 ? notLoaded : now, data)))
      .catch((error: unknown) => {
        if (gone.signal.aborted) return;
        if (!isRefusal(error)) throw error;
        setFailure(error.msg);
      });
    return () => gone.abort();
  }, [pid, asked]);

  if (failure !== null) {
    return <ErrorState message={failure} onRetry={() => setAsked((now) => ({ ...now, again: now.again + 1 }))} />;
  }
  if (!isLoaded(list)) return <ReplySkeleton />;
  if (list.count === 0) return <EmptyState title={t('threads.likedByNobody')} />;
  return (
    <>
      <ul className="flex flex-col">
        {list.likelist.map((liker) => (
          <li key={liker.uid} className="flex min-h-14 items-center border-b border-line">
            <UserChip person={personListed(liker)} />
          </li>
        ))}
      </ul>
      {list.more && (
        <div className="mt-3 flex justify-center">
          <Button kind="outline" onClick={() => setAsked({ after: lastOf(list), again: 0 })}>
            {t('threads.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}
