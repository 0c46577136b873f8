import { boardFids, takesThreads } from '../../../../contract/primitives/boards.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';

export interface Place {
  fid: number;
  countryFid: number;
}

/**
 * The board a plain thread goes to and the country whose lists show it: the common board (R-THR-008) and the writer's
 * country when absent; a country's own board is in that country. Undefined when one of them takes no threads.
 */
export function placeOf(
  asked: { fid?: number | undefined; country_fid?: number | undefined },
  writersCountry: number,
): Place | undefined {
  const fid = asked.fid ?? boardFids.common;
  if (!takesThreads(fid)) return undefined;
  const countryFid = asked.country_fid ?? (countryOfFid(fid) ? fid : writersCountry);
  return countryOfFid(countryFid) ? { fid, countryFid } : undefined;
}

/** The category of threads that name none. */
export const community = 0;

/** Key under which the figures of everything are stored, beside those of each board and country. */
export const everywhere = 0;

/** Boards whose figures a post counts in. */
export const countedIn = ({ fid, countryFid }: Place): number[] => [...new Set([fid, countryFid, everywhere])];
