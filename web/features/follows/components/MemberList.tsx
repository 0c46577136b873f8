import type { FollowItem } from '../../../../contract/domains/follows/shapes.ts';
import { call } from '../../../api/client.ts';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { Tag } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { ErrorState } from '../../../design/states.tsx';
import { profilePath } from '../../../lib/profile-path.ts';
import { placeAfter, type RowPage, useGrowingRows } from '../../../router/growing-rows.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { askFollows, type FollowSource, type RowResult } from '../queries.ts';
import { FollowButtonFor } from './FollowButton.tsx';
import { Fans, MemberRow } from './MemberRow.tsx';

interface MemberListProps {
  source: FollowSource;
  result: RowResult<FollowItem>;
}

/** Who follows a member, or whom they follow, with a button for each. */
export function MemberList({ source, result }: MemberListProps) {
  const { revalidate } = useRevalidator();
  return (
    <div className="px-4 py-2 sm:px-5">
      {result.ok ? (
        <Members source={source} first={result} />
      ) : (
        <ErrorState message={result.message} onRetry={revalidate} />
      )}
    </div>
  );
}

const uidOf = (row: FollowItem): number => row.uid;

export function Members({ source, first }: { source: FollowSource; first: RowPage<FollowItem> }) {
  const t = useT();
  const viewer = useSession();
  const { revalidate } = useRevalidator();
  const rows = useGrowingRows(first, {
    idOf: uidOf,
    ask: (last) => askFollows(call, source, placeAfter(last)),
  });
  const tab = source.list === 'fans' ? '/ucenter/account/followers' : '/ucenter/account/following';
  const address = source.own ? `${tab}?` : `${profilePath(source.uid, tab)}&`;
  if (rows.rows.length === 0) return <NoMembers source={source} />;
  return (
    <>
      <ul>
        {rows.rows.map((row) => (
          <MemberRow
            key={row.uid}
            of={row}
            name={row.uid === viewer?.uid ? 'reader in a list' : 'member in a list'}
            person={personListed(row)}
            meta={<Fans count={row.fansCount} />}
            action={
              <div className="flex flex-none items-center gap-2">
                {row.status === 2 && (
                  <span className="max-sm:hidden">
                    <Tag>{t('follows.mutual')}</Tag>
                  </span>
                )}
                {row.uid !== viewer?.uid && (
                  <FollowButtonFor
                    uid={row.uid}
                    name={row.username}
                    following={row.isFollowing === 1}
                    small
                    isMember={viewer !== null}
                    onFollowed={({ isFollowing, follows_status, fansCount }) => {
                      rows.patch(row.uid, { isFollowing, follows_status, fansCount });
                      // Both lists and the member's figures are read anew (R-FOL-001).
                      revalidate();
                    }}
                  />
                )}
              </div>
            }
          />
        ))}
      </ul>
      <MoreRows list={rows} to={`${address}page=${rows.last.page + 1}`} />
    </>
  );
}

function NoMembers({ source }: { source: FollowSource }) {
  const t = useT();
  if (source.list === 'fans')
    return (
      <EmptyState title={t(source.own ? 'follows.noFans' : 'follows.noFansThere')} text={t('follows.noFansText')} />
    );
  return (
    <EmptyState
      title={t(source.own ? 'follows.noFollows' : 'follows.noFollowsThere')}
      text={source.own ? t('follows.noFollowsText') : undefined}
    />
  );
}
