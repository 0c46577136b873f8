import type { FriendStatus } from '../../../../contract/domains/invitations/shapes.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Tag, type TagTone } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { ReplySkeleton } from '../../../design/skeletons.tsx';
import { UserChip } from '../../../design/UserChip.tsx';
import { useGrowing } from '../../../router/growing-rows.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type Friend, type Friends, type OwnInvitations, readFriends } from '../queries.ts';

const uidOf = ({ uid }: Friend): number => uid;
const hasMore = ({ more }: Friends): boolean => more;
const after = ({ list }: Friends): Promise<Friends> => readFriends(call, list.at(-1)?.uid ?? 0);

/** The friends who came by the member's invitation. */
export function FriendList({ first, own }: { first: Friends; own: OwnInvitations }) {
  const t = useT();
  const list = useGrowing(first, { idOf: uidOf, hasMore, ask: after });
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
      <MoreRows list={list} skeleton={<ReplySkeleton />} />
      {!list.more && own.friends.held > 0 && <p className="pt-2 text-xs text-ink-3">{t('invitations.heldText')}</p>}
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
  const { username, status, reward, dateline } = friend;
  const person = personListed({ ...friend, username: username || t('invitations.formerMember') });
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
