/** Place in a list by time, as it travels in `next` and `after`. */
export interface ListKey {
  at: Date;
  tid: number;
}

export const writeKey = ({ at, tid }: ListKey): string => `${at.getTime()}.${tid}`;

/** The end of the year 9999. */
const latest = 253_402_300_799_999;

/** The place that a caller sent; undefined when it is none of ours. */
export function readKey(text: string): ListKey | undefined {
  const [, time, tid] = /^(\d{1,15})\.(\d{1,16})$/.exec(text) ?? [];
  if (time === undefined || tid === undefined || !Number.isSafeInteger(Number(tid)) || Number(time) > latest)
    return undefined;
  return { at: new Date(Number(time)), tid: Number(tid) };
}

/** Pages that can be asked for by number; further ones go on after a row. */
export const numberedPages = 50;

/** A page's figures: `more` rows follow what is shown. */
export function figures(page: number, limit: number, counted: number, shown: number, more: boolean) {
  const known = Math.min(Math.ceil(counted / limit), numberedPages);
  const here = shown > 0 ? page + (more ? 1 : 0) : 0;
  return { page, count: Math.max(counted, shown), totalPage: Math.max(known, here) };
}
