import { type Country, countryOfFid, globalCountry, localePath } from '../../../contract/primitives/countries.ts';
import { boardPath } from '../../lib/board-path.ts';
import { breadcrumbs, jsonLd } from '../../lib/structured-data.tsx';
import { threadPath } from '../../lib/thread-path.ts';
import type { Board, BoardThreads } from './queries.ts';

type Named = Pick<Board, 'typeid' | 'name'>;

const pathOf = (country: Country, { typeid }: Named): string => localePath(country.code, boardPath(typeid));

/** A board as search engines read it: a schema.org CollectionPage with the threads of the page. */
export const boardFacts = (
  publicUrl: string,
  country: Country,
  board: Named & Pick<Board, 'description'>,
  threads: readonly Pick<BoardThreads['list'][number], 'tid' | 'subject' | 'country_fid'>[],
): string =>
  jsonLd({
    '@type': 'CollectionPage',
    url: publicUrl + pathOf(country, board),
    name: board.name,
    description: board.description,
    inLanguage: country.language,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: threads.map(({ tid, subject, country_fid }, at) => {
        const { code } = countryOfFid(country_fid) ?? globalCountry;
        return {
          '@type': 'ListItem',
          position: at + 1,
          name: subject,
          url: publicUrl + localePath(code, threadPath(tid)),
        };
      }),
    },
  });

/** The way to a board: its country, itself. */
export const wayToBoard = (publicUrl: string, country: Country, board: Named): string =>
  breadcrumbs(publicUrl, [
    { name: country.names[country.language], path: localePath(country.code, '/') },
    { name: board.name, path: pathOf(country, board) },
  ]);
