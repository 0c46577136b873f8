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

/** Marks by how many posts have them, as a rule; words stand where the gap is. */
const byCommonness = 'ux ymbpwkcz';

/** Conditions in the order in which an index goes through the fewest places: what the fewest posts have first. */
export function rarestFirst(conditions: readonly (readonly string[])[]): (readonly string[])[] {
  const placed = conditions.map((lexemes) => {
    const [first = ''] = lexemes;
    return {
      lexemes,
      place: byCommonness.indexOf(first.startsWith('~') ? first.charAt(1) : ' '),
      length: first.length,
    };
  });
  // The longer a word, the fewer posts have it.
  return placed.sort((a, b) => a.place - b.place || b.length - a.length).map(({ lexemes }) => lexemes);
}
