import { Button } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Card } from '../../../design/parts.tsx';
import { showError, showToast } from '../../../design/toasts.ts';
import { showFailure } from '../../../lib/show-failure.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useComposed } from '../compose/compose-store.ts';
import { composeAnew } from './compose-rounds.ts';
import type { DraftNotesProps } from './DraftNotes.tsx';
import { delDraft } from './draft-calls.ts';
import { draftListPath } from './drafts-path.ts';
import { useLeadOn } from './use-draft-list.ts';

/** The way to one's drafts; and what may be done with this one, once the account has it. */
export function DraftCard({ store, asked, drafts }: DraftNotesProps) {
  const t = useT();
  const leadOn = useLeadOn();
  const navigate = useNavigate();
  const one = useOneAtATime();
  const tid = useComposed(store, ({ account }) => account.saved?.tid ?? 0);
  const isBusy = useComposed(store, ({ sending, isOut }) => sending || isOut);
  const count = Math.max(drafts, tid > 0 ? 1 : 0);
  if (count === 0) return null;
  const del = () =>
    one('act', async () => {
      try {
        await store.sync?.pause();
        await delDraft(tid);
        store.leave(null);
        showToast({ text: t('drafts.deleted') });
        leadOn(draftListPath);
      } catch (error) {
        store.sync?.resume();
        showFailure(error);
      }
    });
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
      <Link to={draftListPath} className="flex min-h-11 items-center gap-2 text-sm font-bold">
        <Icon name="square-pen" size="s" />
        <span className="flex-1">{t('drafts.yours', { count })}</span>
        <Icon name="chevron-right" size="s" flip />
      </Link>
      {tid > 0 && !isBusy && (
        <div className="flex flex-wrap gap-2">
          <Button kind="outline" small onClick={another}>
            {t('threads.newPost')}
          </Button>
          <Button kind="text" small onClick={del}>
            {t('drafts.deleteThis')}
          </Button>
        </div>
      )}
    </Card>
  );
}
