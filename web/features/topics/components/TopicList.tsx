import type { ReactNode } from 'react';
import type { TopicRow } from '../../../../contract/domains/topics/shapes.ts';
import { call } from '../../../api/client.ts';
import { Count } from '../../../design/Count.tsx';
import { MoreRows } from '../../../design/MoreRows.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { placeAfter, type RowPage, useGrowingRows } from '../../../router/growing-rows.ts';
import { Link } from '../../../router/links.tsx';
import { Piece } from '../../../router/piece.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askTopics, type TopicSource } from '../queries.ts';
import { useFollowTopic } from '../use-follow-topic.ts';
import { TopicFollowButton } from './TopicFollowButton.tsx';
import { TopicLogo } from './TopicLogo.tsx';

interface TopicListProps {
  source: TopicSource;
  first: RowPage<TopicRow>;
  /** Shown where there is none. */
  empty: ReactNode;
  /** The page's query before its number, such as `uid=7&`. */
  query?: string;
}

const topidOf = (row: TopicRow): number => row.topid;

/** Topics as rows, each with its button. */
export function TopicList({ source, first, empty, query = '' }: TopicListProps) {
  const rows = useGrowingRows(first, {
    idOf: topidOf,
    ask: (last) => askTopics(call, source, placeAfter(last)),
  });
  if (rows.rows.length === 0) return empty;
  return (
    <>
      <ul>
        {rows.rows.map((row) => (
          <TopicRowItem key={row.topid} row={row} onChange={(fields) => rows.patch(row.topid, fields)} />
        ))}
      </ul>
      <MoreRows list={rows} to={`?${query}page=${rows.last.page + 1}`} />
    </>
  );
}

/** A topic in a list, with its button. */
export function TopicRowItem({ row, onChange }: { row: TopicRow; onChange: (fields: Partial<TopicRow>) => void }) {
  const t = useT();
  const press = useFollowTopic(row, ({ is_following, followers }) => onChange({ is_following, followers }));
  return (
    <Piece
      as="li"
      name="topic"
      of={row}
      className="relative flex items-center gap-3 border-b border-line py-3 last:border-b-0"
    >
      <TopicLogo logo={row.logo} name={row.top_name} side={56} />
      <div className="min-w-0 flex-1">
        <Link to={`/topic/${row.topid}`} className="post-link block font-bold" dir={directionOf(row.top_name)}>
          <span className="line-clamp-2">{row.top_name}</span>
        </Link>
        <p className="line-clamp-2 text-sm text-ink-2" dir={directionOf(row.description)}>
          {row.description}
        </p>
        <p className="text-xs text-ink-3">
          <Count value={row.followers} /> {t('topics.followers', { count: row.followers })}
        </p>
      </div>
      <div className="relative flex-none">
        <TopicFollowButton topic={row} press={press} inRow />
      </div>
    </Piece>
  );
}
