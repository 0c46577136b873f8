import type { Forward, ForwardedThread } from '../../../../../contract/domains/threads/kinds/forward/shapes.ts';
import { unixSeconds } from '../../../../platform/unix-seconds.ts';
import { withServedWidths } from '../../../media/index.ts';
import { shownName } from '../../../members/index.ts';
import type { Showing } from '../kind.ts';
import { stateOf } from './policy.ts';
import type { ForwardRow, SourceRow } from './sql/forwards.ts';

export const presentSource = (source: SourceRow, view: Pick<Showing, 'card' | 'locale'>): ForwardedThread => ({
  tid: source.tid,
  pid: source.pid,
  fid: source.fid,
  country_fid: source.country_fid,
  subject: source.subject,
  authorid: source.authorid,
  author: shownName(view.card(source.authorid), view.locale),
  avatar: view.card(source.authorid)?.avatar ?? '',
  dateline: unixSeconds(source.created_at),
  replies: source.replies,
  like: source.likes,
  picture: withServedWidths(source.attachments)[0] ?? null,
});

/** What a forward shows to readers of a kind; it is stale when what it forwards changes. */
export function sharedForward({ source, source_tid }: ForwardRow, showing: Showing): Omit<Forward, 'own'> {
  showing.reads(`t:${source_tid}`);
  const state = stateOf(source, showing);
  return { state, thread: state === 'shown' && source ? presentSource(source, showing) : null };
}
