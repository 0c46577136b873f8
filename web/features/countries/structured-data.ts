import { type Country, countryOfFid, globalCountry, localePath } from '../../../contract/primitives/countries.ts';
import { threadPath } from '../../lib/thread-path.ts';
import { boardPath } from '../../router/board-path.ts';
import { breadcrumbs, listFacts } from '../../shell/structured-data.tsx';
import type { Board, BoardThreads } from './queries.ts';

type Named = Pick<Board, 'typeid' | 'name'>;

const pathOf = (country: Country, { typeid }: Named): string => localePath(country.code, boardPath(typeid));

/** A board as search engines read it: a list of the threads of the page. */
export const boardFacts = (
  publicUrl: string,
  country: Country,
  board: Named & Pick<Board, 'description'>,
  threads: readonly Pick<BoardThreads['list'][number], 'tid' | 'subject' | 'country_fid'>[],
): string =>
  listFacts(publicUrl, {
    path: pathOf(country, board),
    name: board.name,
    description: board.description,
    language: country.language,
    list: threads.map(({ tid, subject, country_fid }) => {
      const { code } = countryOfFid(country_fid) ?? globalCountry;
      return { name: subject, path: localePath(code, threadPath(tid)) };
    }),
  });

/** A country's boards as search engines read them. */
export const boardsFacts = (publicUrl: string, country: Country, name: string, boards: readonly Named[]): string =>
  listFacts(publicUrl, {
    path: localePath(country.code, '/forum'),
    name,
    language: country.language,
    list: boards.map((board) => ({ name: board.name, path: pathOf(country, board) })),
  });

/** The way to a board: its country, itself. */
export const wayToBoard = (publicUrl: string, country: Country, board: Named): string =>
  breadcrumbs(publicUrl, [
    { name: country.names[country.language], path: localePath(country.code, '/') },
    { name: board.name, path: pathOf(country, board) },
  ]);
