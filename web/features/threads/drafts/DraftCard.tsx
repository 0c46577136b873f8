import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/parts.tsx';
import { showError } from '../../../design/toasts.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { isSettled } from '../compose/compose-state.ts';
import { useComposed } from '../compose/compose-store.ts';
import { composeAnew } from './compose-rounds.ts';
import type { DraftNotesProps } from './DraftNotes.tsx';
import { OtherDrafts } from './OtherDrafts.tsx';
import { useDeletion } from './use-draft-list.ts';

/** The way to one's drafts; and what may be done with this one, once the account has it. */
export function DraftCard({ store, asked, drafts }: DraftNotesProps) {
  const t = useT();
  const del = useDeletion(store);
  const navigate = useNavigate();
  const one = useOneAtATime();
  const tid = useComposed(store, ({ account }) => account.saved?.tid ?? 0);
  const isBusy = useComposed(store, isSettled);
  const offersActs = tid > 0 && !isBusy;
  if (!offersActs && drafts.every((draft) => draft === tid)) return null;
  const another = () =>
    one('act', async () => {
      await store.sync?.flush();
      // What the account could not take stays here.
      if (!store.sync?.isClean()) return showError(t('drafts.onlyHere', { why: store.get().account.onlyHere }));
      if (asked) return navigate('/note/thread');
      store.leave(null);
      composeAnew();
    });
  return (
    <Card>
      <OtherDrafts store={store} drafts={drafts} className="" />
      {offersActs && (
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" small onClick={another}>
            {t('threads.newPost')}
          </Button>
          <Button kind="text" small onClick={() => one('act', () => del(tid))}>
            {t('drafts.deleteThis')}
          </Button>
        </div>
      )}
    </Card>
  );
}
