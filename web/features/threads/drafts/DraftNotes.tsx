import { useEffect } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Note } from '../../../design/parts.tsx';
import { showToast } from '../../../design/toasts.ts';
import { Link } from '../../../router/links.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type AskedDraft, type ComposeStore, useComposed } from '../compose/compose-store.ts';
import { composeAnew } from './compose-rounds.ts';
import { draftListPath } from './drafts-path.ts';
import { OtherDrafts } from './OtherDrafts.tsx';

export interface DraftNotesProps {
  store: ComposeStore;
  asked: AskedDraft | null;
  /** Numbers of all drafts that the member had as the page was made. */
  drafts: readonly number[];
}

/** What the writer should know of their drafts: how many there are, and what other devices did to this one. */
export function DraftNotes({ store, asked, drafts }: DraftNotesProps) {
  const t = useT();
  const elsewhere = useComposed(store, ({ account }) => account.elsewhere);
  return (
    <>
      <OtherDrafts store={store} drafts={drafts} className="px-4 lg:hidden" />
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
