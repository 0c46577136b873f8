import type { ReactNode } from 'react';
import type { TopicDetail } from '../../../../contract/domains/topics/shapes.ts';
import { countryOfFid, globalCountry } from '../../../../contract/primitives/countries.ts';
import { Count } from '../../../design/Count.tsx';
import { Tag } from '../../../design/parts.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { Day } from '../../../texts/days.tsx';
import { useT } from '../../../texts/texts.tsx';

/** All that a topic says of itself. */
export function TopicAbout({ topic }: { topic: TopicDetail }) {
  const t = useT();
  const { language } = useLocale();
  const { host, tags } = topic;
  return (
    <div className="p-4 sm:p-5">
      <p className="whitespace-pre-line text-md wrap-anywhere" dir={directionOf(topic.description)}>
        {topic.description}
      </p>
      <dl className="mt-4">
        {host.username !== '' && (
          <Fact name={t('topics.host')}>
            <Link to={profilePath(host.uid)} className="link" dir="auto">
              {host.username}
            </Link>
          </Fact>
        )}
        <Fact name={t('topics.since')}>
          <Day at={topic.dateline} />
        </Fact>
        <Fact name={t('topics.forCountry')}>{(countryOfFid(topic.country_fid) ?? globalCountry).names[language]}</Fact>
        <Fact name={t('topics.category')}>{topic.categoryname}</Fact>
        <Fact name={t('topics.posts', { count: topic.threads })}>
          <Count value={topic.threads} />
        </Fact>
        {tags.length > 0 && (
          <Fact name={t('topics.tags')}>
            <span className="flex flex-wrap gap-2">
              {tags.map(({ tagid, tagname }) => (
                <Tag key={tagid} tone="primary">
                  {tagname}
                </Tag>
              ))}
            </span>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 border-b border-line py-2 last:border-b-0">
      <dt className="w-28 flex-none text-sm text-ink-3">{name}</dt>
      <dd className="min-w-0 flex-1 text-md">{children}</dd>
    </div>
  );
}
