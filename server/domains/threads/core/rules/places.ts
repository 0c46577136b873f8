import type { KindName } from '../../../../../contract/domains/threads/kinds.ts';
import { boardFids } from '../../../../../contract/primitives/board-fids.ts';
import { type Board, boardOfFid, takesKind } from '../../../../../contract/primitives/boards.ts';
import { countryOfFid } from '../../../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../../../contract/refusals.ts';

export interface Place {
  fid: number;
  countryFid: number;
}

interface Asked {
  kind: KindName;
  fid?: number | undefined;
  country_fid?: number | undefined;
}

type Placed = { ok: true; place: Place } | { ok: false; refusal: RefusalName };

/**
 * The board a thread goes to and the country whose lists show it: the common board (R-THR-008) and the writer's
 * country when absent; a country's own board is in that country. Refused when one of them takes no threads, or none of
 * this kind.
 */
export function placeOf({ kind, ...asked }: Asked, writersCountry: number, boardOf: BoardOf = boardOfFid): Placed {
  const fid = asked.fid ?? boardFids.common;
  const countryFid = asked.country_fid ?? (countryOfFid(fid) ? fid : writersCountry);
  const board = boardOf(fid);
  if (!board || board.takes.length === 0 || !countryOfFid(countryFid)) {
    return { ok: false, refusal: 'threads.unknown_board' };
  }
  return takesKind(board, kind)
    ? { ok: true, place: { fid, countryFid } }
    : { ok: false, refusal: 'threads.kind_elsewhere' };
}

type BoardOf = (fid: number) => Board | undefined;

/** The category of threads that name none. */
export const community = 0;

/** Key under which the figures of everything are stored, beside those of each board and country. */
export const everywhere = 0;

/** Boards whose figures a post counts in. */
export const countedIn = ({ fid, countryFid }: Place): number[] => [...new Set([fid, countryFid, everywhere])];
