import type { ReactNode } from 'react';
import type { Suggestions } from '../../../../contract/domains/search/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Avatar } from '../../../design/Avatar.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { directionOf } from '../../../lib/direction.ts';
import { profilePath } from '../../../lib/profile-path.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { type Translate, useT } from '../../../texts/texts.tsx';
import { portrait } from '../portrait.ts';
import { type Asked, searchPath } from '../search-address.ts';
import { useOptions } from '../use-options.ts';
import { MarkedWords } from './Marked.tsx';

interface Line {
  to: string;
  mark: ReactNode;
  name: string;
  /** Nothing of its name is marked. */
  plain?: boolean;
  below?: string | undefined;
  /** The words that it would search for. */
  words?: string;
}

interface SuggestionListProps {
  asked: Asked;
  typed: string;
  /** Null while nothing was offered yet. */
  found: Suggestions | null;
  onEscape?: () => void;
  /** Takes the words of a line into the field, to write on from there. */
  onTaken: (words: string) => void;
}

/** The search for what was typed, then what begins so: words, threads, topics, boards and members in one list. */
export function SuggestionList({ asked, typed, found, onEscape, onTaken }: SuggestionListProps) {
  const t = useT();
  const { language } = useLocale();
  const q = typed.trim();
  const lines: Line[] = [
    {
      to: searchPath({ ...asked, q, page: 1 }),
      mark: iconOf('search'),
      name: t('search.searchFor', { q }),
      plain: true,
    },
    ...(found ? linesOf(found, { asked, q, t, countryName: (fid) => countryOfFid(fid)?.names[language] }) : []),
  ];
  const keys = lines.map(({ to }) => to);
  const { list, id, at } = useOptions(keys, onEscape);
  return (
    <div ref={list} id={id} role="listbox" className="card card-flush" aria-label={t('search.suggestions')}>
      {lines.map(({ to, mark, name, plain, below, words }, n) => (
        <div key={to} role="presentation" className="search-line">
          <Link id={`${id}${n}`} to={to} role="option" aria-selected={n === at} tabIndex={-1} className="search-way">
            {mark}
            <span className="min-w-0 flex-1 wrap-anywhere" dir={directionOf(name)}>
              {plain ? name : <MarkedWords text={name} typed={q} />}
              {below && <span className="block text-xs text-ink-3">{below}</span>}
            </span>
          </Link>
          {/* For fingers, which write slowly: it is no stop of the keyboard’s. */}
          {words && (
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              className="icon-btn"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTaken(`${words} `)}
            >
              <Icon name="arrow-up-left" className="text-ink-3" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

const iconOf = (name: IconName) => <Icon name={name} className="text-ink-3" />;

interface LinesAsked {
  asked: Asked;
  q: string;
  t: Translate;
  countryName: (fid: number) => string | undefined;
}

function linesOf({ words, threads, topics, boards, users }: Suggestions, { asked, q, t, countryName }: LinesAsked) {
  const others = words.filter((word) => word.q.toLowerCase() !== q.toLowerCase());
  const lines: Line[] = [
    ...others.map((word) => ({
      to: searchPath({ ...asked, q: word.q, page: 1 }),
      mark: iconOf('search'),
      name: word.q,
      words: word.q,
      below: word.asked === 1 ? t('search.askedOften') : undefined,
    })),
    ...threads.map(({ tid, subject, replies }) => ({
      to: threadPath(tid),
      mark: iconOf('message-circle'),
      name: subject,
      below: t('search.threadLine', { count: replies }),
    })),
    ...topics.map(({ topid, top_name, threads: count }) => ({
      to: `/topic/${topid}`,
      mark: iconOf('hash'),
      name: top_name,
      below: t('search.topicLine', { count }),
    })),
    ...boards.map(({ typeid, name, icon }) => ({
      to: searchPath({ ...asked, type: 1, q, typeid, page: 1 }),
      mark: iconOf(icon),
      name,
      below: t('search.boardLine'),
    })),
    ...users.map(({ uid, username, avatar, country_fid: fid }) => ({
      to: profilePath(uid),
      mark: (
        <Avatar
          name={username}
          country={countryOfFid(fid)?.code ?? 'global'}
          info={portrait(avatar)}
          size="sm"
          decorative
        />
      ),
      name: username,
      below: countryName(fid),
    })),
  ];
  return lines;
}
