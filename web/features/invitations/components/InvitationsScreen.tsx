import { Card } from '../../../design/parts.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Friends, OwnInvitations } from '../queries.ts';
import { FriendList } from './FriendList.tsx';
import { InviteCard } from './InviteCard.tsx';
import { MonthCard } from './MonthCard.tsx';

/** Invitations: the code and how to send it, the month's tiers, the friends. */
export function InvitationsScreen({ own, friends }: { own: OwnInvitations; friends: Friends }) {
  const t = useT();
  return (
    <>
      <InviteCard own={own} />
      <MonthCard own={own} />
      <Card
        title={t('invitations.friends')}
        aside={
          <span className="num text-sm text-ink-2">{t('invitations.friendsInAll', { count: own.friends.all })}</span>
        }
      >
        <FriendList first={friends} own={own} />
      </Card>
    </>
  );
}
