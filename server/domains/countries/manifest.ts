import type { countriesCalls } from '../../../contract/domains/countries/calls.ts';
import type { Board } from '../../../contract/primitives/boards.ts';
import { countryOfFid, globalFid, type Language } from '../../../contract/primitives/countries.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { alike } from '../../platform/reading/parted.ts';
import { refuseField } from '../../platform/refusal.ts';
import { changeCategory } from './actions/change-category.ts';
import { closeCategory } from './actions/close-category.ts';
import { createCategory } from './actions/create-category.ts';
import { boardName } from './reads/board-name.ts';
import { type Categories, categoriesTag } from './reads/categories.ts';
import { countryNames } from './reads/country-names.ts';
import type { HereNow } from './reads/here-now.ts';
import { listCategories } from './reads/list-categories.ts';
import { countriesReferences } from './references.ts';
import { boardAbove, boardsAround, boardsBelow, boardsOnPhone } from './rules/board-tree.ts';
import { countriesTables } from './tables.ts';

type Calls = typeof countriesCalls;

/** Binds the calls on countries and boards. */
export function createCountries({
  categories,
  here,
}: {
  categories: Categories;
  here: HereNow;
}): DomainParts<keyof Calls> {
  return {
    domain: 'countries',
    tables: countriesTables,
    references: countriesReferences,
    flush: here.flush,
    handlers: {
      'countries.names': alike<Calls['countries.names']>()(({ locale }) => ({
        success: 1,
        lists: countryNames(locale),
      })),
      'countries.forum-nav': alike<Calls['countries.forum-nav']>()(({ locale }, { fid }) => ({
        forums: present(boardsAround(fid) ?? refuseField('fid'), locale),
      })),
      'countries.forum-phone-nav': alike<Calls['countries.forum-phone-nav']>()(async (ctx, { fid }) => {
        const shown = boardsOnPhone(fid) ?? refuseField('fid');
        ctx.reads(categoriesTag);
        const country = fid !== undefined && countryOfFid(fid) ? fid : globalFid;
        return {
          data: { all_type: await categories.of(ctx.db, country, ctx.locale) },
          beside: {
            Variables: {
              forums: present(shown, ctx.locale),
              sub_all_fids: shown.flatMap((board) => boardsBelow(board.fid)).map((board) => board.fid),
            },
          },
        };
      }),
      'countries.categories': listCategories,
      'countries.create-category': createCategory,
      'countries.change-category': changeCategory,
      'countries.close-category': closeCategory,
    },
  };
}

const present = (list: readonly Board[], locale: Language) =>
  list.map((board) => ({
    fid: board.fid,
    fup: boardAbove(board.fid),
    name: boardName(board, locale),
    kind: board.kind,
  }));
