import type { CannedReason } from '../../../../contract/domains/moderation/list-calls.ts';
import type { MemberPostRow } from '../../../../contract/domains/review/held/shapes.ts';
import { MoreLink } from '../../../console/MoreLink.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { moderatePath } from '../../../lib/moderate-path.ts';
import { secondsOf } from '../../../lib/time.ts';
import { Link } from '../../../router/links.tsx';
import { Moment } from '../../../texts/moments.tsx';
import { useT } from '../../../texts/texts.tsx';
import { ManyBar, ManyTick } from './ManyBar.tsx';
import { useMany } from './use-many.ts';

interface PostsScreenProps {
  found: { uid: number; username: string; list: MemberPostRow[]; next: string };
  canned: readonly CannedReason[];
}

/** What one member wrote, to be hidden, deleted, restored or unpinned together. */
export function PostsScreen({ found: { username, list, next }, canned }: PostsScreenProps) {
  const t = useT();
  const many = useMany();
  return (
    <>
      <h1 className="heading px-4 text-xl sm:px-0">{t('moderation.many.member', { name: username })}</h1>
      {list.length === 0 ? (
        <EmptyState title={t('moderation.many.empty')} />
      ) : (
        <div ref={many.fields} className="flex flex-col gap-3">
          <ul className="card flex flex-col divide-y divide-line">
            {list.map((row) => (
              <li key={row.pid} className="flex min-w-0 flex-col gap-1 py-3">
                <span className="flex flex-wrap items-center gap-2">
                  <ManyTick pid={row.pid} many={many} label={<bdi>{row.subject}</bdi>} />
                  {row.state !== 'shown' && <Tag tone="danger">{t(`moderation.many.state.${row.state}`)}</Tag>}
                  {row.pinned === 1 && <Tag>{t('moderation.many.pinned')}</Tag>}
                </span>
                <span className="text-sm text-ink-2 wrap-anywhere" dir={directionOf(row.words)}>
                  {row.words}
                </span>
                <span className="flex flex-wrap items-center gap-3 text-xs text-ink-3">
                  <Moment at={secondsOf(row.at)} />
                  <Link to={moderatePath(row.pid)} className="tap link">
                    {t(row.first === 1 ? 'moderation.post.thread' : 'moderation.post.reply')}
                  </Link>
                </span>
              </li>
            ))}
          </ul>
          <ManyBar acts={['unpin', 'restore', 'unban', 'ban', 'delete']} canned={canned} many={many} />
        </div>
      )}
      <MoreLink next={next === '' ? null : next} />
    </>
  );
}
