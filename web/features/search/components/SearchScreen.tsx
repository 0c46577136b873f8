import { useEffect, useState } from 'react';
import { searchTypes } from '../../../../contract/domains/search/limits.ts';
import type {
  FoundPage,
  FoundPost,
  FoundTopic,
  FoundUser,
  HotSearchTag,
} from '../../../../contract/domains/search/shapes.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Pagination } from '../../../design/Pagination.tsx';
import { ErrorState } from '../../../design/states.tsx';
import { directionOf } from '../../../lib/direction.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { Link } from '../../../router/links.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useCountFormat } from '../../../texts/formats.tsx';
import { useT } from '../../../texts/texts.tsx';
import { type Asked, searchPath } from '../search-address.ts';
import { noteSearched } from '../searched-before.ts';
import { useSuggestions } from '../use-suggestions.ts';
import { FoundBoards } from './FoundBoards.tsx';
import { FoundPostRow, FoundTopics, FoundUsers } from './FoundRows.tsx';
import { type Board, NarrowDialog } from './NarrowDialog.tsx';
import { NothingFound, type Recent } from './NothingFound.tsx';
import { SearchedBefore } from './SearchedBefore.tsx';
import { SearchField } from './SearchField.tsx';
import { SuggestionList } from './SuggestionList.tsx';

export interface SearchData {
  asked: Asked;
  /** Null where nothing was asked, or it was refused. */
  found: FoundPage | null;
  /** Why it was refused, in the server's words. */
  refused: string;
  hot: readonly HotSearchTag[];
  boards: readonly Board[];
  /** Threads of late, where nothing was found. */
  recent: readonly Recent[];
}

/** The page of a search: the field, what is suggested while typing, and what was found. */
export function SearchScreen({ data }: { data: SearchData }) {
  const { asked, found, refused } = data;
  const [typed, setTyped] = useTyped(asked.q);
  const [closed, setClosed] = useState('');
  const suggested = useSuggestions(typed === asked.q ? '' : typed);
  const isTyping = typed !== asked.q && typed.trim() !== '' && typed !== closed;
  useEffect(() => {
    if (found && found.count > 0) noteSearched(asked.q);
  }, [found, asked.q]);
  return (
    <>
      <SearchField asked={asked} typed={typed} onTyped={setTyped} />
      {isTyping ? (
        <SuggestionList
          asked={asked}
          typed={typed}
          found={suggested}
          onEscape={() => setClosed(typed)}
          onTaken={setTyped}
        />
      ) : refused !== '' ? (
        <section className="card">
          <ErrorState message={refused} icon="circle-alert" />
        </section>
      ) : found ? (
        <Found data={{ ...data, found }} />
      ) : (
        <HotWords hot={data.hot} />
      )}
      {(typed !== asked.q || !found) && <SearchedBefore />}
    </>
  );
}

/** What stands in the field: another search starts over. */
function useTyped(q: string): [string, (typed: string) => void] {
  const [state, setState] = useState({ q, typed: q });
  return [state.q === q ? state.typed : q, (typed) => setState({ q, typed })];
}

function HotWords({ hot }: { hot: readonly HotSearchTag[] }) {
  const t = useT();
  if (hot.length === 0) return null;
  return (
    <section className="card">
      <h2 className="heading text-lg">{t('search.hot')}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {hot.map((tag) => (
          <li key={tag.id}>
            <Link to={hotTarget(tag)} className="chip" dir={directionOf(tag.value)}>
              {tag.value}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a hot keyword leads: to its target, else to a search for it. */
const hotTarget = ({ goto_status, link_type, tid, link, value }: HotSearchTag): string => {
  if (goto_status === 0) return searchPath({ q: value });
  return link_type === 1 ? threadPath(tid) : link;
};

type FoundData = SearchData & { found: FoundPage };

function Found({ data }: { data: FoundData }) {
  const { asked, found, boards } = data;
  const people = found.users.length > 0 && <PeopleCard asked={asked} found={found} />;
  return (
    <>
      <Kinds asked={asked} counts={found.counts} />
      {asked.type === searchTypes.posts && <Narrowed asked={asked} boards={boards} figure={found.counts.posts} />}
      {found.list.length === 0 ? (
        <>
          {people}
          <NothingFound asked={asked} meant={found.meant} recent={data.recent} hasPeople={people !== false} />
        </>
      ) : (
        <>
          <Rows found={found} />
          {people}
        </>
      )}
      {asked.type === searchTypes.posts && <FoundBoards q={asked.q} boards={boards} />}
      <Pagination page={found.page} total={found.totalPage} />
    </>
  );
}

/** Posts, people and topics, each with its number. */
function Kinds({ asked, counts }: { asked: Asked; counts: FoundPage['counts'] }) {
  const t = useT();
  const short = useCountFormat();
  const kinds = [
    { type: searchTypes.posts, label: t('search.posts'), figure: counts.posts },
    { type: searchTypes.users, label: t('search.people'), figure: counts.users },
    { type: searchTypes.topics, label: t('search.topics'), figure: counts.topics },
  ] as const;
  return (
    <nav className="tabs search-kinds" aria-label={t('search.kinds')}>
      {kinds.map(({ type, label, figure }) => (
        <Link
          key={type}
          to={searchPath({ type, q: asked.q, everywhere: asked.everywhere })}
          className="tab"
          aria-current={asked.type === type ? 'page' : undefined}
        >
          {label}
          <span className="ms-1.5 text-xs text-ink-3">
            {short(figure.count)}
            {figure.more === 1 && '+'}
          </span>
        </Link>
      ))}
    </nav>
  );
}

interface NarrowedProps {
  asked: Asked;
  boards: readonly Board[];
  figure: FoundPage['counts']['posts'];
}

/** What the search is narrowed to, and its order: links, of which the first opens the filters. */
function Narrowed({ asked, boards, figure }: NarrowedProps) {
  const t = useT();
  const here = useLocale();
  const place = asked.everywhere ? t('search.everywhere') : here.names[here.language];
  const other = asked.order === 'best' ? 'newest' : 'best';
  const only = [asked.answered, asked.pictures, asked.followed, asked.special !== undefined].filter(Boolean).length;
  const board = boards.find(({ typeid }) => typeid === asked.typeid)?.name;
  const parts = [board ?? place, t(`search.time.${asked.time}`).toLocaleLowerCase(here.language)];
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-2">
      <Link to={searchPath({ ...asked, page: 1, narrow: true })} className="chip" rel="nofollow" preventScrollReset>
        <Icon name="list-filter" size="s" />
        {parts.join(', ')}
        {only > 0 && ` +${only}`}
      </Link>
      <Link to={searchPath({ ...asked, page: 1, order: other })} className="chip ms-auto" rel="nofollow">
        {t(`search.order.${asked.order}`)}
        <Icon name="chevron-down" size="s" />
      </Link>
      <NarrowDialog key={searchPath(asked)} {...{ asked, boards }} shown={figure.more === 1 ? null : figure.count} />
    </div>
  );
}

function Rows({ found: { list } }: { found: FoundPage }) {
  const posts = list.filter((row): row is FoundPost => row.found === 'post');
  const users = list.filter((row): row is FoundUser => row.found === 'user');
  const topics = list.filter((row): row is FoundTopic => row.found === 'topic');
  if (posts.length > 0)
    return (
      <ul className="card card-flush">
        {posts.map((row) => (
          <FoundPostRow key={row.tid} row={row} />
        ))}
      </ul>
    );
  return (
    <section className="card">
      {users.length > 0 ? <FoundUsers users={users} /> : <FoundTopics topics={topics} />}
    </section>
  );
}

/** The first people of that name: below the posts, or before that there are none. */
function PeopleCard({ asked, found: { users, counts } }: { asked: Asked; found: FoundPage }) {
  const t = useT();
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('search.people')}</h2>
        {counts.users.count > users.length && (
          <Link to={searchPath({ type: 2, q: asked.q, everywhere: asked.everywhere })} className="link">
            {t('search.allPeople', { count: counts.users.count })}
          </Link>
        )}
      </div>
      <FoundUsers users={users} />
    </section>
  );
}
