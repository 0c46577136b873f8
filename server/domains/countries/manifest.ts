import type { countriesCalls } from '../../../contract/domains/countries/calls.ts';
import type { Board } from '../../../contract/primitives/boards.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { alike } from '../../platform/reading/parted.ts';
import { refuseField } from '../../platform/refusal.ts';
import { translate } from '../../platform/texts.ts';
import { boardName } from './reads/board-name.ts';
import { countryNames } from './reads/country-names.ts';
import { boardAbove, boardsAround, boardsBelow, boardsOnPhone } from './rules/board-tree.ts';

type Calls = typeof countriesCalls;

/** Binds the calls on countries and boards. */
export function createCountries(): DomainParts<keyof Calls> {
  return {
    domain: 'countries',
    handlers: {
      'countries.names': alike<Calls['countries.names']>()(({ locale }) => ({
        success: 1,
        lists: countryNames(locale),
      })),
      'countries.forum-nav': alike<Calls['countries.forum-nav']>()(({ locale }, { fid }) => ({
        forums: present(boardsAround(fid) ?? refuseField('fid'), locale),
      })),
      'countries.forum-phone-nav': alike<Calls['countries.forum-phone-nav']>()(({ locale }, { fid }) => {
        const shown = boardsOnPhone(fid) ?? refuseField('fid');
        return {
          // Plain posts are the only kind so far.
          data: { all_type: [{ typeid: 0, name: translate(locale, 'countries.kind.post') }] },
          beside: {
            Variables: {
              forums: present(shown, locale),
              sub_all_fids: shown.flatMap((board) => boardsBelow(board.fid)).map((board) => board.fid),
            },
          },
        };
      }),
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
