import { readTimeKey, writeTimeKey } from '../../../platform/keyset.ts';

/** Place in a list of threads by time, as it travels in `next` and `after`. */
export interface ListKey {
  at: Date;
  tid: number;
}

export const writeKey = ({ at, tid }: ListKey): string => writeTimeKey({ at, id: tid });

/** The place that a caller sent; undefined when it is none of ours. */
export function readKey(text: string): ListKey | undefined {
  const key = readTimeKey(text);
  return key && { at: key.at, tid: key.id };
}
