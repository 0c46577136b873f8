import type { Board } from '../../../../contract/primitives/boards.ts';
import { countryOfFid, type Language } from '../../../../contract/primitives/countries.ts';
import { translate } from '../../../platform/texts.ts';

/** A board's name in a language: a country's own, else a text. */
export const boardName = (board: Board, locale: Language): string =>
  countryOfFid(board.fid)?.names[locale] ?? translate(locale, `countries.board.${board.kind}`);
