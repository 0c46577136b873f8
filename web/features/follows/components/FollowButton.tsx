import { useEffect, useState } from 'react';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { onReport, useWaitingMark } from '../../../offline/queue/waiting-now.ts';
import { openJoin } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { type FollowAnswer, setFollow } from '../mutations.ts';

interface FollowButtonProps {
  uid: number;
  /** Among several buttons: whom it is about, for those who don't see the row. */
  name?: string;
  /** Whom a guest is asked in to follow, where the button stands alone. */
  who?: string;
  following: boolean;
  /** What the server made of it. */
  onFollowed: (answer: FollowAnswer) => void;
  small?: boolean;
  /** They follow the reader already. */
  back?: boolean;
}

/** Follows or stops following a member. Needs the texts of `follows`; a guest is asked to log in. */
export const FollowButton = (props: FollowButtonProps) => (
  <FollowButtonFor {...props} isMember={useSession() !== null} />
);

/** The same within a piece of a page, where nobody knows who reads. */
export function FollowButtonFor({
  uid,
  name,
  who = name,
  following: stands,
  onFollowed,
  small,
  back,
  isMember,
}: FollowButtonProps & { isMember: boolean }) {
  const t = useT();
  const { busy, run } = usePress();
  // What waits is shown as it was pressed, and what was sent so, until the page is asked for anew.
  const [sent, setSent] = useState({ on: stands, for: stands });
  const waiting = useWaitingMark('follows.follow', uid);
  useEffect(
    () =>
      onReport(({ item, outcome }) => {
        if (outcome.kind === 'sent' && item.call === 'follows.follow' && item.shown.of === uid)
          setSent({ on: item.shown.on === 1, for: stands });
        return false;
      }),
    [uid, stands],
  );
  const following = waiting ?? (sent.for === stands ? sent.on : stands);
  const follow = () => run(async () => onFollowed(await setFollow(uid, !following)));
  const toggle = () => (isMember ? follow() : openJoin({ act: 'follow', who }, follow));
  return (
    <FormButton
      action={formAction('follows.follow', { follow_uid: uid, follow: following ? 0 : 1 })}
      className={`btn ${following ? 'btn-outline' : small ? 'btn-quiet' : 'btn-primary'}${small ? ' btn-small' : ''}`}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={toggle}
    >
      {t(following ? 'follows.followed' : back ? 'follows.followBack' : 'follows.follow')}
      {name && <span className="sr-only"> {name}</span>}
    </FormButton>
  );
}
