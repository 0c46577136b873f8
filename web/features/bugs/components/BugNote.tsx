import { bugStatuses } from '../../../../contract/domains/threads/kinds/bug/limits.ts';
import type { Bug } from '../../../../contract/domains/threads/kinds/bug/shapes.ts';
import { Note } from '../../../design/parts.tsx';
import { bugPath } from '../../../lib/bug-path.ts';
import { directionOf } from '../../../lib/direction.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { StatusTag } from './StatusTag.tsx';

interface BugNoteProps {
  bug: Bug;
  tid: number;
  isOwn: boolean;
  /** Opens the field for a reply. */
  onAnswer: () => void;
}

/** What the reader of a report can do now: finish it, go to the older one, update, or answer our question. */
export function BugNote({ bug, tid, isOwn, onAnswer }: BugNoteProps) {
  const t = useT();
  if (bug.finished === 0)
    return (
      <Note tone="warning">
        <b>{t('bugs.note.unfinished')}</b> <Link to={`${bugPath(tid)}/edit`}>{t('bugs.note.finish')}</Link>
      </Note>
    );
  if (bug.duplicate_of) return <OlderReport older={bug.duplicate_of} />;
  if (bug.status === bugStatuses.solved)
    return (
      <Note tone="success" icon="circle-check">
        <b>{bug.solved_in === '' ? t('bugs.note.solved') : t('bugs.note.solvedIn', { version: bug.solved_in })}</b>{' '}
        {bug.solved_in !== '' && t('bugs.note.update')}
      </Note>
    );
  if (bug.status !== bugStatuses.pleaseAdd) return null;
  const { words = '' } = bug.team ?? {};
  return (
    <Note tone="warning" icon="circle-question-mark">
      <p>
        <b>{t(isOwn ? 'bugs.note.question' : 'bugs.note.questionOther')}</b>{' '}
        <span dir={directionOf(words)}>{words}</span>
      </p>
      {isOwn && (
        <>
          <p className="mt-1 text-ink-2">{t('bugs.note.answerText')}</p>
          <Link
            to="#replies"
            preventScrollReset
            className="btn btn-primary btn-small mt-2"
            onClick={(event) => {
              event.preventDefault();
              onAnswer();
            }}
          >
            {t('bugs.note.answer')}
          </Link>
        </>
      )}
    </Note>
  );
}

/** Where a report that was joined goes on. */
function OlderReport({ older }: { older: NonNullable<Bug['duplicate_of']> }) {
  const t = useT();
  return (
    <Link to={bugPath(older.tid)} className="bug-older">
      <span className="block text-xs font-medium text-ink-3">{t('bugs.note.joined')}</span>
      <b className="mt-0.5 block" dir={directionOf(older.subject)}>
        {older.subject}
      </b>
      <span className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-3">
        <StatusTag bug={older} />
        {t('bugs.sameCount', { count: older.same })}
      </span>
    </Link>
  );
}
