/** Place of a notice in its list: newest first, and by its number among those of one moment. */
export interface NoticeKey {
  at: Date;
  id: number;
}

export const writeKey = ({ at, id }: NoticeKey): string => `${at.getTime()}.${id}`;

/** The end of the year 9999. */
const latest = 253_402_300_799_999;

/** The place that a caller sent; undefined when it is none of ours. */
export function readKey(text: string): NoticeKey | undefined {
  const [, time, id] = /^(\d{1,15})\.(\d{1,16})$/.exec(text) ?? [];
  if (time === undefined || !Number.isSafeInteger(Number(id)) || Number(time) > latest) return undefined;
  return { at: new Date(Number(time)), id: Number(id) };
}
