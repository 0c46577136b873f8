import { usePress } from '../../api/use-press.ts';
import { showToast } from '../../design/toasts.ts';
import { openJoin } from '../../session/dialogs.ts';
import { useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { followTopic } from './mutations.ts';

/** What a button needs to follow a topic. */
export interface FollowPress {
  busy: boolean;
  toggle: () => unknown;
}

/** Follows a topic or stops; says which by the state that was before (R-FOL-009). A guest is asked to log in. */
export function useFollowTopic(
  { topid, is_following: before }: { topid: number; is_following: 0 | 1 },
  onFollowed: (state: { is_following: 0 | 1; followers: number }) => unknown,
): FollowPress {
  const t = useT();
  const member = useSession() !== null;
  const { busy, run } = usePress();
  const follow = () =>
    run(async () => {
      const state = await followTopic(topid, before);
      showToast({ text: t(before === 0 ? 'topics.followSuccess' : 'topics.unfollowSuccess') });
      await onFollowed(state);
    });
  const toggle = () => (member ? follow() : openJoin({ act: 'topic' }, follow));
  return { busy, toggle };
}
