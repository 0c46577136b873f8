import type { HiddenThread } from '../../../../contract/domains/review/in-groups/shapes.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ActButton } from './ActButton.tsx';

/** Threads of a group that are hidden; what moderators of the site hid stays so here. */
export function HiddenScreen({ list }: { list: readonly HiddenThread[] }) {
  const t = useT();
  if (list.length === 0)
    return (
      <section className="card">
        <EmptyState title={t('groups.noHidden')} text={t('groups.noHiddenText')} />
      </section>
    );
  return (
    <section className="card">
      <ul>
        {list.map((thread) => (
          <li key={thread.tid} className="flex flex-col gap-2 border-b border-line py-3 last:border-b-0">
            <b className="wrap-anywhere" dir={directionOf(thread.subject)}>
              {thread.subject}
            </b>
            <p className="dots text-xs text-ink-3">
              <span dir="auto">{thread.author}</span>
              <Time at={thread.dateline} />
            </p>
            {thread.reason && (
              <p className="text-sm text-ink-2 wrap-anywhere" dir={directionOf(thread.reason)}>
                {thread.reason}
              </p>
            )}
            {thread.ours === 1 ? (
              <ActButton
                call="review.hide-in-group"
                fields={{ tid: thread.tid, hidden: 0 }}
                className="btn btn-outline self-start"
              >
                {t('groups.showAgain')}
                <span className="sr-only"> {thread.subject}</span>
              </ActButton>
            ) : (
              <p className="text-sm text-ink-2">{t('groups.hiddenByTeam')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
