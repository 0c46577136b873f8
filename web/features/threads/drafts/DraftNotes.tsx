import { useEffect } from 'react';
import { Button, IconButton } from '../../../design/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Note } from '../../../design/parts.tsx';
import { showError, showToast } from '../../../design/toasts.ts';
import { Time } from '../../../lib/formats.tsx';
import { showFailure } from '../../../lib/show-failure.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useNavigate } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type AskedDraft, type ComposeStore, useComposed } from '../compose/compose-store.ts';
import { composeAnew } from './compose-rounds.ts';
import { delDraft } from './draft-calls.ts';
import { draftListPath } from './drafts-path.ts';
import { useLeadOn } from './use-draft-list.ts';

interface DraftNotesProps {
  store: ComposeStore;
  asked: AskedDraft | null;
  /** How many drafts the member had as the page was made. */
  drafts: number;
}

/** What the writer should know of their drafts: how many there are, and what other devices did to this one. */
export function DraftNotes({ store, asked, drafts }: DraftNotesProps) {
  const t = useT();
  const elsewhere = useComposed(store, ({ account }) => account.elsewhere);
  return (
    <>
      <DraftBar {...{ store, asked, drafts }} />
      {asked && !asked.draft && <Note>{t('drafts.gone')}</Note>}
      {elsewhere === 'sent' && <Note>{t('drafts.sentElsewhere')}</Note>}
      {elsewhere === 'apart' && (
        <Note tone="warning">
          {t('drafts.apart')}{' '}
          <Link to={draftListPath} className="font-bold">
            {t('drafts.show')}
          </Link>
        </Note>
      )}
      <Newer store={store} />
    </>
  );
}

/** The way to one's drafts; and what may be done with this one, once the account has it. */
function DraftBar({ store, asked, drafts }: DraftNotesProps) {
  const t = useT();
  const leadOn = useLeadOn();
  const navigate = useNavigate();
  const one = useOneAtATime();
  const tid = useComposed(store, ({ account }) => account.saved?.tid ?? 0);
  const isBusy = useComposed(store, ({ sending, sendStatus }) => sending || sendStatus === 1);
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
    <div className="flex flex-wrap items-center gap-x-2 px-4 sm:px-0">
      <Link to={draftListPath} className="me-auto flex min-h-11 items-center gap-2 text-sm font-bold">
        <Icon name="square-pen" size="s" />
        {t('drafts.yours', { count })}
      </Link>
      {tid > 0 && !isBusy && (
        <>
          <Button kind="text" small onClick={another}>
            {t('threads.newPost')}
          </Button>
          <IconButton icon="trash-2" label={t('drafts.deleteThis')} onClick={del} />
        </>
      )}
    </div>
  );
}

/** Offers what another device has saved of this draft since. */
function Newer({ store }: Pick<DraftNotesProps, 'store'>) {
  const t = useT();
  const newer = useComposed(store, (state) => state.newer);
  const isGone = newer?.json === '';
  useEffect(() => {
    if (!isGone) return;
    store.leave(null);
    composeAnew();
    showToast({ text: t('drafts.gone') });
  }, [isGone, store, t]);
  if (!newer || isGone) return null;
  const open = async () => {
    // What was typed here since becomes a draft of its own first.
    await store.sync?.flush();
    if (!store.sync?.isClean()) return;
    store.leave(newer.json);
    composeAnew();
  };
  return (
    <Note tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {t('drafts.newer')} <Time at={newer.at} />
        </span>
        <Button small onClick={open}>
          {t('drafts.openNewer')}
        </Button>
      </div>
    </Note>
  );
}
