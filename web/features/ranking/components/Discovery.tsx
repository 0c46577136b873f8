import { type ReactNode, useState } from 'react';
import type { Discovered, Newcomer } from '../../../../contract/domains/ranking/shapes.ts';
import type { TopicRow } from '../../../../contract/domains/topics/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Count } from '../../../design/Count.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Card } from '../../../design/parts.tsx';
import { personListed } from '../../../design/person.ts';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Piece } from '../../../router/piece.tsx';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { FollowButtonFor } from '../../follows/index.ts';
import { replyOnOpening } from '../../threads/index.ts';
import type { Found } from '../queries.ts';
import { Moved, PointsOf, RankRow } from './RankRow.tsx';

/** Topics, people, the country's ranking, and what waits for a reply: parts without anything are left out. */
export function Discovery({ topics, hot: helpers, newcomers: joined, first, unanswered }: Found) {
  const t = useT();
  // The lists are the same for all; nobody is to follow themselves or whom they follow, or to say hello to themselves.
  const hot = helpers.filter(({ is_own, follow_status }) => is_own === 0 && follow_status === 0);
  const newcomers = joined.filter(({ is_own }) => is_own === 0);
  const here = useLocale();
  const place = here.names[here.language];
  if ([topics, hot, newcomers, first, unanswered].every(({ length }) => length === 0))
    return <EmptyState title={t('ranking.emptyTitle')} text={t('ranking.emptyText')} />;
  return (
    <>
      {topics.length > 0 && (
        <Card title={t('ranking.goingRound')} aside={<AllOf to="/topic">{t('ranking.allTopics')}</AllOf>}>
          <ul className="rail">
            {topics.map((topic) => (
              <TopicTile key={topic.topid} topic={topic} />
            ))}
          </ul>
        </Card>
      )}
      {hot.length > 0 && (
        <Card title={t('ranking.hot')} aside={<AllOf to="/ranking">{t('ranking.title')}</AllOf>}>
          <ul className="rail">
            {hot.map((row) => (
              <HotCreator key={row.uid} row={row} />
            ))}
          </ul>
        </Card>
      )}
      {newcomers.length > 0 && (
        <Card title={t('ranking.newcomers')}>
          <ul>
            {newcomers.map((row) => (
              <NewMember key={row.uid} row={row} />
            ))}
          </ul>
        </Card>
      )}
      {first.length > 0 && (
        <Card title={t('ranking.topOf', { place })} aside={<AllOf to="/ranking">{t('ranking.title')}</AllOf>}>
          <ol className="-mx-4">
            {first.map((row) => (
              <RankRow key={row.uid} row={row} own={false} name="place on discovery" end={<Moved by={row.moved} />} />
            ))}
          </ol>
        </Card>
      )}
      {unanswered.length > 0 && (
        <Card title={t('ranking.unanswered')}>
          <ul>
            {unanswered.map(({ tid, subject }) => (
              <li key={tid} className="relative flex min-h-14 items-center gap-3 border-b border-line last:border-b-0">
                <Link
                  to={threadPath(tid)}
                  className="post-link min-w-0 flex-1 py-2 font-medium"
                  dir={directionOf(subject)}
                >
                  <span className="line-clamp-2">{subject}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const AllOf = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center text-sm">
    {children}
  </Link>
);

function TopicTile({ topic }: { topic: TopicRow }) {
  const t = useT();
  return (
    <Piece as="li" name="topic tile" of={topic} className="rail-topic">
      {topic.logo !== '' && <img src={topic.logo} alt="" width={200} height={120} loading="lazy" decoding="async" />}
      <span className="rail-words">
        <Link to={`/topic/${topic.topid}`} className="post-link block font-bold" dir={directionOf(topic.top_name)}>
          <span className="line-clamp-2">{topic.top_name}</span>
        </Link>
        <span className="text-xs">
          <Count value={topic.followers} /> {t('topics.followers', { count: topic.followers })}
        </span>
      </span>
    </Piece>
  );
}

function HotCreator({ row: given }: { row: Discovered }) {
  const member = useSession() !== null;
  const [followed, setFollowed] = useState<{ of: Discovered; status: 0 | 1 }>();
  const row = followed?.of === given ? { ...given, follow_status: followed.status } : given;
  const person = personListed(row);
  return (
    <Piece as="li" name="member tile" of={row} className="rail-member">
      <Avatar name={person.name} country={person.country} info={person.info} size="lg" decorative />
      <Link to={profilePath(row.uid)} className="post-link max-w-full font-bold" dir="auto">
        <span className="block truncate">{row.username}</span>
      </Link>
      <span className="line-clamp-2 min-h-[2lh] text-sm text-ink-2" dir={directionOf(row.line)}>
        {row.line || <PointsOf points={row.points} />}
      </span>
      <span className="relative w-full">
        <FollowButtonFor
          uid={row.uid}
          name={row.username}
          following={row.follow_status === 1}
          small
          isMember={member}
          onFollowed={({ follows_status }) => setFollowed({ of: given, status: follows_status })}
        />
      </span>
    </Piece>
  );
}

function NewMember({ row }: { row: Newcomer }) {
  const t = useT();
  const person = personListed(row);
  return (
    <Piece
      as="li"
      name="newcomer"
      of={row}
      className="relative flex min-h-16 items-center gap-3 border-b border-line py-2 last:border-b-0"
    >
      <Avatar name={person.name} country={person.country} info={person.info} decorative />
      <div className="min-w-0 flex-1">
        <Link to={profilePath(row.uid)} className="post-link block font-bold" dir="auto">
          <span className="block truncate">{row.username}</span>
        </Link>
        <span className="line-clamp-2 text-sm text-ink-2" dir={directionOf(row.subject)}>
          {row.subject}
        </span>
      </div>
      <Link
        to={`${threadPath(row.tid)}#replies`}
        className="btn btn-quiet btn-small relative"
        onClick={() => replyOnOpening(row.tid)}
      >
        {t('ranking.sayHello')}
        <span className="sr-only"> {row.username}</span>
      </Link>
    </Piece>
  );
}
