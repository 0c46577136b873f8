import type { ReactNode } from 'react';
import type { Suggestions } from '../../../../contract/domains/search/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { useLocale } from '../../../lib/locale.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { Link } from '../../../router/links.tsx';
import { useT } from '../../../texts/texts.tsx';
import { portrait } from '../portrait.ts';
import { type Asked, searchPath } from '../search-address.ts';
import { MarkedBeginning } from './Marked.tsx';

interface LineProps {
  to: string;
  mark: ReactNode;
  name: ReactNode;
  below?: string | undefined;
}

/** A line of the list, hit through its whole row. */
function Line({ to, mark, name, below }: LineProps) {
  return (
    <li>
      <Link to={to} className="search-line">
        {mark}
        <span className="min-w-0 flex-1" dir="auto">
          {name}
          {below && <span className="block text-xs text-ink-3">{below}</span>}
        </span>
      </Link>
    </li>
  );
}

const iconOf = (name: IconName) => <Icon name={name} className="text-ink-3" />;

const isNothing = ({ words, topics, boards, users }: Suggestions): boolean =>
  [words, topics, boards, users].every(({ length }) => length === 0);

/** What begins as it was typed: words, topics, boards and members in one list. */
export function SuggestionList({ asked, typed, found }: { asked: Asked; typed: string; found: Suggestions }) {
  const t = useT();
  const { language } = useLocale();
  if (isNothing(found)) return null;
  const named = (text: string) => <MarkedBeginning text={text} typed={typed.trim()} />;
  return (
    <ul className="card card-flush" aria-label={t('search.suggestions')}>
      {found.words.map(({ q, asked: wasAsked }) => (
        <Line
          key={q}
          to={searchPath({ ...asked, q, page: 1 })}
          mark={iconOf('search')}
          name={named(q)}
          below={wasAsked === 1 ? t('search.askedOften') : undefined}
        />
      ))}
      {found.topics.map(({ topid, top_name, threads }) => (
        <Line
          key={`t${topid}`}
          to={`/topic/${topid}`}
          mark={iconOf('hash')}
          name={named(top_name)}
          below={t('search.topicLine', { count: threads })}
        />
      ))}
      {found.boards.map(({ typeid, name }) => (
        <Line
          key={`b${typeid}`}
          to={searchPath({ ...asked, type: 1, q: typed, typeid, page: 1 })}
          mark={iconOf('layout-list')}
          name={named(name)}
          below={t('search.boardLine')}
        />
      ))}
      {found.users.map(({ uid, username, avatar, country_fid }) => (
        <Line
          key={`u${uid}`}
          to={profilePath(uid)}
          mark={
            <Avatar
              name={username}
              country={countryOfFid(country_fid)?.code ?? 'global'}
              info={portrait(avatar)}
              size="sm"
              decorative
            />
          }
          name={named(username)}
          below={countryOfFid(country_fid)?.names[language]}
        />
      ))}
    </ul>
  );
}
