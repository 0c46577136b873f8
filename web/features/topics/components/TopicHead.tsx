import { useState } from 'react';
import type { TopicDetail } from '../../../../contract/domains/topics/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Count } from '../../../design/Count.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useFollowTopic } from '../use-follow-topic.ts';
import { TopicFollowButton } from './TopicFollowButton.tsx';
import { TopicLogo } from './TopicLogo.tsx';
import { TopicMenu } from './TopicMenu.tsx';

/** From here on a description may be longer than three lines. */
const longDescription = 120;

/** The head of a topic's page: a panel with the cloth of its country, its picture, name, counts, words and host. */
export function TopicHead({ topic }: { topic: TopicDetail }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  // On success the detail is read anew (R-FOL-009).
  const press = useFollowTopic(topic, revalidate);
  const country = countryOfFid(topic.country_fid);
  return (
    <section className="cloth flex flex-col gap-4 p-4 sm:rounded-lg sm:p-6" data-cloth={country?.cloth ?? 'dots'}>
      <div className="flex items-center gap-4">
        <TopicLogo logo={topic.logo} name={topic.top_name} side={72} />
        <div className="min-w-0 flex-1">
          <h1 className="heading text-xl" dir={directionOf(topic.top_name)}>
            {topic.top_name}
          </h1>
          <p className="dots soft text-sm">
            <span>
              <Count value={topic.threads} /> {t('topics.posts', { count: topic.threads })}
            </span>
            <span>
              <Count value={topic.followers} /> {t('topics.followers', { count: topic.followers })}
            </span>
          </p>
        </div>
      </div>
      <Description text={topic.description} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <TopicFollowButton topic={topic} press={press} />
        <TopicMenu topic={topic} />
        {topic.host.username !== '' && (
          <Link to={profilePath(topic.host.uid)} className="flex min-h-11 min-w-0 items-center gap-2 text-xs">
            <Avatar
              name={topic.host.username}
              country={countryCodeOf(topic.host.country_fid)}
              info={plainPortrait(topic.host.avatar)}
              size="xs"
              decorative
            />
            <span className="soft">{t('topics.host')}</span>
            <b className="truncate" dir="auto">
              {topic.host.username}
            </b>
          </Link>
        )}
        <ul className="ms-auto flex flex-wrap gap-1.5">
          {topic.tags.map(({ tagid, tagname }) => (
            <li key={tagid} className="tag tag-on-field">
              {tagname}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Three lines, and the rest by a button. */
function Description({ text }: { text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const long = text.length > longDescription;
  return (
    <div>
      <p className={long && !open ? 'line-clamp-3 text-md' : 'text-md'} dir={directionOf(text)}>
        {text}
      </p>
      {long && (
        <button type="button" className="tap text-sm font-bold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'topics.less' : 'topics.more')}
        </button>
      )}
    </div>
  );
}
