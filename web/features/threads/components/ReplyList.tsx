import { LoadingLabel, ReplySkeleton } from '../../../design/skeletons.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { useLocation, useNavigation } from '../../../router/hooks.ts';
import { childrenOf, repliesOf, type ThreadState } from '../thread-state.ts';
import { type ReplyHandlers, ReplyItem } from './ReplyItem.tsx';

/** Another page or order of this thread is on its way (R-PST-003). */
function useRepliesLoading(): boolean {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  return navigation.state === 'loading' && navigation.location.pathname === pathname;
}

interface ReplyListProps extends ReplyHandlers {
  state: ThreadState;
  onRetry: () => void;
}

/** The replies of a page, what stands for them while they load, or why there are none. */
export function ReplyList({ state, onRetry, ...handlers }: ReplyListProps) {
  const loading = useRepliesLoading();
  const { replies } = state.loaded;
  if (loading) {
    return (
      <li>
        <LoadingLabel />
        <ReplySkeleton />
        <ReplySkeleton />
        <ReplySkeleton />
      </li>
    );
  }
  return (
    <>
      {!replies.ok && (
        <li>
          <ErrorState message={replies.message} onRetry={onRetry} />
        </li>
      )}
      {repliesOf(state).map((post) => (
        <ReplyItem key={post.pid} post={post} childPosts={childrenOf(state, post)} {...handlers} />
      ))}
    </>
  );
}
