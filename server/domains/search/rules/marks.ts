import { sliceMarks } from './windows.ts';

/** What a search filters a thread's posts by. */
export interface ThreadTraits {
  countryFid: number;
  typeid: number;
  special: number;
  answered: boolean;
}

/** What is so of one post alone. */
export interface PostTraits {
  pid: number;
  authorid: number;
  pictures: boolean;
  postedAt: Date;
}

/** Marks begin with a character that no word has, so that a filter is one more word of the index. */
export const threadMarks = ({ countryFid, typeid, special, answered }: ThreadTraits): string[] => [
  `~c${countryFid}`,
  `~b${typeid}`,
  `~k${special}`,
  ...(answered ? ['~w'] : []),
];

export const authorMark = (uid: number): string => `~u${uid}`;

const monthMark = (year: number, month: number): string => `~m${year}${String(month + 1).padStart(2, '0')}`;

export const postMarks = ({ pid, authorid, pictures, postedAt }: PostTraits): string[] => [
  ...sliceMarks(pid),
  authorMark(authorid),
  monthMark(postedAt.getUTCFullYear(), postedAt.getUTCMonth()),
  ...(pictures ? ['~p'] : []),
];

/** Marks of the months from a moment on. */
export function monthsSince(since: Date, now: Date): string[] {
  const first = since.getUTCFullYear() * 12 + since.getUTCMonth();
  const last = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const months = Array.from({ length: Math.max(0, last - first) + 1 }, (_, at) => first + at);
  return months.map((month) => monthMark(Math.floor(month / 12), month % 12));
}
