import type { TopicAuthor } from '../../../../contract/domains/threads/traits/topic/shapes.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { plainPortrait } from '../../../design/avatar.ts';
import { Flag } from '../../../design/Flag.tsx';
import { Card } from '../../../design/parts.tsx';
import { countryCodeOf } from '../../../design/person.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';

/** Whose posts in a topic got the most likes this week. */
export function TopicAuthors({ authors }: { authors: readonly TopicAuthor[] }) {
  const t = useT();
  if (authors.length === 0) return null;
  return (
    <Card title={t('topics.bestAuthors')}>
      <ol>
        {authors.map(({ uid, username, avatar, country_fid, likes }, at) => {
          const country = countryCodeOf(country_fid);
          return (
            <li key={uid} className="relative flex min-h-14 items-center gap-3 border-b border-line last:border-b-0">
              <b className="num w-5 text-ink-3">{at + 1}</b>
              <Avatar name={username} country={country} info={plainPortrait(avatar)} size="sm" decorative />
              <div className="min-w-0 flex-1">
                <Link to={profilePath(uid)} className="post-link block truncate font-bold" dir="auto">
                  {username}
                </Link>
                <span className="flex items-center gap-1.5 text-xs text-ink-3">
                  <Flag country={country} />
                  {t('topics.likesOf', { count: likes })}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
