/**
 * What a line can't be faster than on this machine, in answers a second: a plain HTTP server with a packed answer ready
 * (looked at as those of the lines are, or by its status alone), or one prepared select.
 */
export type FloorName = 'http' | 'http, unread' | 'select';
export type Floors = Partial<Record<FloorName, number>>;

/** The machine drifts by up to a third within a run, so each floor is measured at both its ends. */
export interface FloorTimes {
  begin: Floors;
  end: Floors;
}

/** A rate as a share of its floor at the beginning and at the end of the run, lower first, such as `3.1 to 3.4 %`. */
export function shareOfFloor(perSecond: number, name: FloorName, { begin, end }: FloorTimes): string {
  const shares = [begin[name], end[name]]
    .filter((floor) => floor !== undefined && floor > 0)
    .map((floor) => ((perSecond / floor!) * 100).toFixed(1));
  const [low, high = low] = shares.toSorted((a, b) => Number(a) - Number(b));
  if (low === undefined) return '';
  return low === high ? `${low} %` : `${low} to ${high} %`;
}
