import type { DraftRow } from '../../../../contract/domains/threads/drafts/shapes.ts';
import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Note } from '../../../design/parts.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { ErrorState } from '../../../design/states.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { useHref, useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useDay } from '../../../texts/days.tsx';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { kindTool } from '../kinds/composed-kinds.ts';
import { draftPath } from './drafts-path.ts';
import type { readDrafts } from './queries.ts';
import { postsPath, useDraftList } from './use-draft-list.ts';

type Acts = ReturnType<typeof useDraftList>;

/** One's drafts, saved last first; and those that were deleted a short while ago. */
export function DraftList({ drafts }: { drafts: Awaited<ReturnType<typeof readDrafts>> }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const acts = useDraftList();
  if (!drafts.ok) return <ErrorState message={drafts.message} onRetry={revalidate} />;
  const { list, deleted, most } = drafts;
  const write = (
    <Link to="/note/thread" className="btn btn-primary">
      {t('threads.newPost')}
    </Link>
  );
  return (
    <>
      {list.length >= most && (
        <div className="p-4">
          <Note tone="warning">{t('drafts.full', { most })}</Note>
        </div>
      )}
      {list.length === 0 && <EmptyState title={t('drafts.none')} text={t('drafts.noneText')} action={write} />}
      <ul>
        {list.map((draft) => (
          <Row key={draft.tid} draft={draft} acts={acts} />
        ))}
      </ul>
      {deleted.length > 0 && (
        <section aria-label={t('drafts.deletedList')}>
          <h3 className="heading px-4 pt-4 text-md sm:px-5">{t('drafts.deletedList')}</h3>
          <ul>
            {deleted.map((draft) => (
              <Deleted key={draft.tid} draft={draft} acts={acts} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface RowProps {
  draft: DraftRow;
  acts: Acts;
}

const line = 'border-b border-line px-4 py-3 last:border-0 sm:px-5';

export function Row({ draft, acts }: RowProps) {
  const t = useT();
  const { tid } = draft;
  const isSent = acts.sent.has(tid);
  const subject = isSent ? '' : draft.subject.trim();
  const name = { subject: subject || t('drafts.untitled') };
  const busy = acts.busy.get(tid);
  const posts = useHref(postsPath);
  return (
    <li className={line} aria-busy={busy ? true : undefined}>
      <div className="relative flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Link
            to={draftPath(tid, draft.kind)}
            className={`post-link line-clamp-2 text-md font-bold ${subject ? '' : 'text-ink-3'}`}
            dir={directionOf(name.subject)}
          >
            {isSent ? '' : name.subject}
          </Link>
          {draft.summary !== '' && !isSent && (
            <p className="mt-1 line-clamp-2 text-sm text-ink-2" dir={directionOf(draft.summary)}>
              {draft.summary}
            </p>
          )}
          <Meta draft={draft} />
        </div>
        <Thumb draft={draft} />
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <FormButton
          className="btn btn-outline btn-small"
          action={formAction('threads.post-draft', { tid, _to: posts })}
          aria-label={t('drafts.publishIt', name)}
          disabled={busy !== undefined || isSent}
          busy={busy === 'sending' && t('threads.publishing')}
          onClick={() => void acts.send(tid)}
        >
          {t('threads.publish')}
        </FormButton>
        <FormButton
          className="btn btn-text btn-small"
          action={formAction('threads.del-draft', { tid })}
          aria-label={t('drafts.deleteIt', name)}
          disabled={busy !== undefined || isSent}
          onClick={() => void acts.del(tid)}
        >
          {t('drafts.delete')}
        </FormButton>
      </div>
    </li>
  );
}

/** What kind it is, when it was saved, and when it is deleted by itself once that is near. */
function Meta({ draft }: { draft: DraftRow }) {
  const t = useT();
  const day = useDay();
  const { kind, dateline, expires, pictures } = draft;
  const name = kindTool(kind as KindName)?.text;
  return (
    <>
      <p className="dots mt-1 text-xs text-ink-3">
        {name !== undefined && <span>{t(name)}</span>}
        <Time at={dateline} />
        {pictures > 0 && <span>{t('drafts.photos', { count: pictures })}</span>}
      </p>
      {draft.ends === 1 && (
        <p className="mt-1 text-xs text-warning-text">{t('drafts.expires', { date: day(expires) })}</p>
      )}
    </>
  );
}

function Thumb({ draft: { picture } }: { draft: DraftRow }) {
  if (!picture) return null;
  return (
    <img
      src={srcOf(picture, 160)}
      alt=""
      width={84}
      height={64}
      loading="lazy"
      decoding="async"
      className="h-16 w-21 flex-none rounded-leaf-sm bg-sunken object-cover"
    />
  );
}

function Deleted({ draft, acts }: RowProps) {
  const t = useT();
  const { tid } = draft;
  const subject = draft.subject.trim() || draft.summary || t('drafts.untitled');
  return (
    <li className={`${line} flex items-center gap-3`}>
      <span className="line-clamp-1 min-w-0 flex-1 text-sm text-ink-2" dir={directionOf(subject)}>
        {subject}
      </span>
      <FormButton
        className="btn btn-outline btn-small"
        action={formAction('threads.restore-draft', { tid })}
        aria-label={t('drafts.undoIt', { subject })}
        disabled={acts.busy.has(tid)}
        onClick={() => void acts.restore(tid)}
      >
        {t('threads.undo')}
      </FormButton>
    </li>
  );
}
