import { Icon } from '../../../design/Icon.tsx';
import { showToast } from '../../../design/toasts.ts';
import { usePress } from '../../../lib/use-act.ts';
import { openDialog } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { followTopic } from '../mutations.ts';

interface TopicFollowButtonProps {
  topic: { topid: number; top_name: string; is_following: 0 | 1 };
  onFollowed: (state: { is_following: 0 | 1; followers: number }) => unknown;
  /** In a list: smaller, and it says which topic it is about. */
  inRow?: boolean;
}

/** Follows a topic or stops; says which by the state that was before (R-FOL-009). A guest is asked to log in. */
export function TopicFollowButton({ topic, onFollowed, inRow }: TopicFollowButtonProps) {
  const t = useT();
  const member = useSession() !== null;
  const { busy, run } = usePress();
  const { topid, is_following: before } = topic;
  const toggle = () => {
    if (!member) return openDialog('login');
    return run(async () => {
      const state = await followTopic(topid, before);
      showToast({ text: t(before === 0 ? 'topics.followSuccess' : 'topics.unfollowSuccess') });
      await onFollowed(state);
    });
  };
  const look = inRow
    ? `btn btn-small ${before === 1 ? 'btn-outline' : 'btn-quiet'}`
    : `btn ${before === 1 ? 'btn-on-field-outline' : 'btn-on-field'}`;
  return (
    <button type="button" className={look} aria-busy={busy || undefined} disabled={busy} onClick={toggle}>
      {!inRow && <Icon name={before === 1 ? 'check' : 'plus'} />}
      {t(before === 1 ? 'topics.following' : 'topics.follow')}
      {inRow && <span className="sr-only"> {topic.top_name}</span>}
    </button>
  );
}
