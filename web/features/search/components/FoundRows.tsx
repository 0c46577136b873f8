import { useState } from 'react';
import type { FoundPost, FoundTopic, FoundUser } from '../../../../contract/domains/search/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { srcOf } from '../../../design/pictures.ts';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLowData } from '../../../session/low-data.ts';
import { useSession } from '../../../session/root-data.ts';
import { Time } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { Fans, FollowButtonFor, MemberRow } from '../../follows/index.ts';
import { TopicRowItem } from '../../topics/index.ts';
import { portrait } from '../portrait.ts';
import { Marked } from './Marked.tsx';

/** Side of the picture beside a row. */
const side = 64;

const codeOf = (fid: number) => countryOfFid(fid)?.code ?? 'global';

/** A thread that was found, with the sentence that was. */
export function FoundPostRow({ row }: { row: FoundPost }) {
  const t = useT();
  const lite = useLowData();
  const picture = row.attachments[0];
  const query = row.page > 1 ? `?page=${row.page}` : '';
  const to = `${threadPath(row.tid)}${query}${row.first === 1 ? '' : `#pid${row.pid}`}`;
  return (
    <li className="found-row">
      <div className="min-w-0 flex-1">
        <h2 className="text-md font-bold">
          <Link to={to} className="post-link" dir={directionOf(row.subject)}>
            <Marked text={row.marked_subject} />
          </Link>
        </h2>
        <p
          className="mt-0.5 line-clamp-2 text-sm text-ink-2"
          dir={directionOf(row.excerpt.map(({ text }) => text).join(''))}
        >
          <Marked text={row.excerpt} />
        </p>
        <p className="mt-1.5 flex min-w-0 flex-wrap items-center gap-x-2 text-xs text-ink-3">
          <Avatar
            name={row.author}
            country={codeOf(row.country_fid)}
            info={portrait(row.avatar)}
            size="xs"
            decorative
          />
          <span className="truncate" dir="auto">
            {row.author}
          </span>
          <span>
            <Time at={row.dateline} /> · {t('search.replies', { count: row.replies })}
          </span>
        </p>
      </div>
      {picture && !lite && (
        <img
          className="found-picture"
          src={srcOf(picture, side * 2)}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
        />
      )}
    </li>
  );
}

/** Members that were found, each with its button. */
export function FoundUsers({ users }: { users: readonly FoundUser[] }) {
  return (
    <ul>
      {users.map((user) => (
        <FoundUserRow key={user.uid} user={user} />
      ))}
    </ul>
  );
}

function FoundUserRow({ user: { uid, username, avatar, country_fid, ...user } }: { user: FoundUser }) {
  const isMember = useSession() !== null;
  const [{ follows, fans }, setTie] = useState({ follows: user.isFollowing === 1, fans: user.fansCount });
  return (
    <MemberRow
      of={{ uid, username, avatar, country_fid, follows, fans, isMember }}
      name="found-member"
      person={{ uid, name: username, country: codeOf(country_fid), info: portrait(avatar) }}
      meta={<Fans count={fans} />}
      action={
        <FollowButtonFor
          isMember={isMember}
          uid={uid}
          name={username}
          following={follows}
          small
          onFollowed={(answer) => setTie({ follows: answer.isFollowing === 1, fans: answer.fansCount })}
        />
      }
    />
  );
}

/** Topics that were found. */
export function FoundTopics({ topics }: { topics: readonly FoundTopic[] }) {
  return (
    <ul>
      {topics.map((topic) => (
        <FoundTopicRow key={topic.topid} topic={topic} />
      ))}
    </ul>
  );
}

function FoundTopicRow({ topic }: { topic: FoundTopic }) {
  const [row, setRow] = useState(topic);
  return <TopicRowItem row={row} onChange={(fields) => setRow({ ...row, ...fields })} />;
}
