import { storeLimits } from '../../../../contract/domains/store/limits.ts';

interface Names {
  firstname: string;
  lastname: string;
}

const fitting = (name: string): string => (name.length > storeLimits.short ? '' : name);

/** A real name as a checkout's two fields have it: the last word is the last name; what doesn't fit its field stays empty. */
export function ownName(realname: string): Names {
  const words = realname.split(/\s/).filter(Boolean);
  const last = words.length > 1 ? words.at(-1)! : '';
  return { firstname: fitting(words.slice(0, last === '' ? 1 : -1).join(' ')), lastname: fitting(last) };
}
