import { usePress } from '../../../lib/use-act.ts';
import { openDialog } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type FollowAnswer, toggleFollow } from '../mutations.ts';

interface FollowButtonProps {
  uid: number;
  /** Among several buttons: whom it is about, for those who don't see the row. */
  name?: string;
  following: boolean;
  /** What the server made of it. */
  onFollowed: (answer: FollowAnswer) => void;
  small?: boolean;
}

/** Follows or stops following a member. Needs the texts of `follows`; a guest is asked to log in. */
export function FollowButton({ uid, name, following, onFollowed, small }: FollowButtonProps) {
  const t = useT();
  const member = useSession() !== null;
  const { busy, run } = usePress();
  const toggle = () => (member ? run(async () => onFollowed(await toggleFollow(uid))) : openDialog('login'));
  return (
    <button
      type="button"
      className={`btn ${following ? 'btn-outline' : small ? 'btn-quiet' : 'btn-primary'}${small ? ' btn-small' : ''}`}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={toggle}
    >
      {t(following ? 'follows.followed' : 'follows.follow')}
      {name && <span className="sr-only"> {name}</span>}
    </button>
  );
}
