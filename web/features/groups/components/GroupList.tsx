import type { ReactNode } from 'react';
import type { GroupRow } from '../../../../contract/domains/groups/shapes.ts';
import { call } from '../../../api/client.ts';
import { Count } from '../../../design/Count.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { groupPath } from '../../../lib/group-path.ts';
import { placeAfter, type RowPage, useGrowingRows } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askGroups, type GroupSource } from '../queries.ts';
import { GroupLogo } from './GroupLogo.tsx';

interface GroupListProps {
  source: GroupSource;
  first: RowPage<GroupRow>;
  /** Shown where there is none. */
  empty: ReactNode;
  /** The page's query before its number, such as `search=run&`. */
  query?: string;
  /** One's own stand elsewhere on the page. */
  withoutOwn?: boolean;
}

/** Groups as rows, each leading to its page. */
export function GroupList({ source, first, empty, query = '', withoutOwn = false }: GroupListProps) {
  const rows = useGrowingRows(first, {
    idOf: ({ groupid }: GroupRow) => groupid,
    ask: (last) => askGroups(call, source, placeAfter(last)),
  });
  const shown = withoutOwn ? rows.rows.filter(({ role }) => role === '') : rows.rows;
  if (shown.length === 0 && !rows.more) return empty;
  return (
    <>
      <ul>
        {shown.map((row) => (
          <GroupItem key={row.groupid} row={row} mine={source.kind === 'mine'} />
        ))}
      </ul>
      <MoreRows list={rows} to={`?${query}page=${rows.last.page + 1}`} />
    </>
  );
}

function GroupItem({ row, mine }: { row: GroupRow; mine: boolean }) {
  const t = useT();
  return (
    <Piece
      as="li"
      name={mine ? 'own group' : 'group'}
      of={row}
      className="relative flex items-center gap-3 border-b border-line py-3 last:border-b-0"
    >
      <GroupLogo logo={row.logo} name={row.top_name} side={56} />
      <div className="min-w-0 flex-1">
        <Link to={groupPath(row.groupid)} className="post-link block font-bold" dir={directionOf(row.top_name)}>
          <span className="line-clamp-2">{row.top_name}</span>
        </Link>
        <p className="line-clamp-2 text-sm text-ink-2" dir={directionOf(row.description)}>
          {row.description}
        </p>
        <p className="dots text-xs text-ink-3">
          <span>
            <Count value={row.members} /> {t('groups.membersWord', { count: row.members })}
          </span>
          {row.reading === 'members' && <span>{t('groups.membersOnly')}</span>}
        </p>
      </div>
      {!(mine && row.role === 'member') && <Standing row={row} />}
    </Piece>
  );
}

/** What the reader is there, where they are something. */
function Standing({ row: { role, asked } }: { row: GroupRow }) {
  const t = useT();
  if (role === '' && asked === 0) return null;
  return (
    <span className="flex min-w-0 items-center gap-1 text-xs text-ink-2">
      <Icon name={role === '' ? 'clock' : 'check'} size="s" />
      {t(role === '' ? 'groups.waits' : `groups.role.${role}`)}
    </span>
  );
}
