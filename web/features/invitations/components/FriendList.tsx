import type { FriendStatus } from '../../../../contract/domains/invitations/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Button } from '../../../design/Button.tsx';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { ReplySkeleton } from '../../../design/skeletons.tsx';
import { EmptyState, ErrorState } from '../../../design/states.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { Time } from '../../../lib/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import type { Friend, Friends, OwnInvitations } from '../queries.ts';
import { useFriends } from '../use-friends.ts';

/** The friends who came by the member's invitation. */
export function FriendList({ first, own }: { first: Friends; own: OwnInvitations }) {
  const t = useT();
  const list = useFriends(first);
  if (list.rows.length === 0)
    return (
      <EmptyState
        title={t('invitations.noFriends')}
        text={t('invitations.noFriendsText', { xgold: own.per_invitee })}
      />
    );
  return (
    <>
      <ul className="rows">
        {list.rows.map((friend) => (
          <li key={friend.uid}>
            <div className="min-w-0 flex-1">
              <FriendRow friend={friend} />
            </div>
          </li>
        ))}
      </ul>
      {list.loading && <ReplySkeleton />}
      {list.failure !== null && <ErrorState message={list.failure} onRetry={list.more} />}
      {!(list.ended || list.loading) && list.failure === null && (
        <div className="flex justify-center p-3">
          <Button kind="outline" onClick={list.more}>
            {t('invitations.moreFriends')}
          </Button>
        </div>
      )}
      {list.ended && own.friends.held > 0 && <p className="pt-2 text-xs text-ink-3">{t('invitations.heldText')}</p>}
    </>
  );
}

const tones: Record<FriendStatus, TagTone> = {
  waiting: 'plain',
  counted: 'success',
  held: 'value',
  refused: 'danger',
  lapsed: 'plain',
};

function FriendRow({ friend }: { friend: Friend }) {
  const t = useT();
  const { uid, username, avatar, country_fid, status, reward, dateline } = friend;
  const person = {
    uid,
    name: username || t('invitations.formerMember'),
    country: countryOfFid(country_fid)?.code ?? ('global' as const),
    info: { avatar, dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' },
  };
  return (
    <UserChip
      person={person}
      meta={
        <span>
          {t('invitations.joined')} <Time at={dateline} />
        </span>
      }
      action={
        <span className="flex flex-none flex-col items-end gap-1">
          <Tag tone={tones[status]}>{t(`invitations.status.${status}`)}</Tag>
          {reward > 0 && <b className="num text-sm text-success">{t('invitations.gained', { count: reward })}</b>}
        </span>
      }
    />
  );
}
