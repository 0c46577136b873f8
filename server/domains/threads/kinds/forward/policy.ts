import type { ForwardState } from '../../../../../contract/domains/threads/kinds/forward/shapes.ts';
import type { ForReader } from '../../core/for-reader.ts';
import { isOpenTo, mayRead, type Reader, type ThreadState, type Verdict } from '../../core/policy.ts';
import type { TakedownKind } from '../../core/sql/takedowns.ts';
import type { Showing } from '../kind.ts';

/** What others may read is forwarded, closed threads as well; what waits for its time is not. */
export const mayForward = (viewer: Reader, thread: ForReader<ThreadState> | undefined): Verdict =>
  mayRead(viewer, thread) ?? (thread?.status === 1 ? undefined : 'threads.not_exist');

/** What decides over what is shown of a forwarded thread. */
export interface SourceState extends Pick<ThreadState, 'authorid' | 'status' | 'deleted_at' | 'readperm'> {
  country_fid: number;
  /** How a moderator took it down. */
  takedown: TakedownKind | null;
}

/** What readers of a kind are shown of a forwarded thread: it obeys what stands in the way of the thread itself. */
export function stateOf(
  source: SourceState | null,
  kind: Pick<Showing, 'access' | 'office' | 'isReader' | 'whyHidden'>,
): ForwardState {
  const { isReader, whyHidden } = kind;
  if (!source || source.deleted_at || source.status !== 1) {
    return source?.takedown === 'banned' ? 'hidden' : 'deleted';
  }
  if (!isOpenTo(kind, source) && !isReader(source.authorid)) return 'closed';
  const why = whyHidden(source.authorid);
  return why === 'blocked_by' ? 'closed' : (why ?? 'shown');
}
