import { wholeTyped } from '../../../../contract/primitives/figures.ts';

/** A hot keyword and where it leads: to a thread, to an address, or to a search for it. */
export interface HotWord {
  value: string;
  tid: number;
  link: string;
  /** Its target is a page of members alone. */
  membersOnly: boolean;
}

const parting = ' = ';
const wordMax = 100;
const membersPages = /^\/(?:ucenter|note|following)(?:\/|$)/;

/** A line as operators write it: `rice`, `rice = 1024` (a thread), `rice = /topic/7`, `rice = https://example.org`. */
export function hotWordOf(line: string): HotWord | undefined {
  const at = line.indexOf(parting);
  const value = (at < 0 ? line : line.slice(0, at)).trim();
  const target = at < 0 ? '' : line.slice(at + parting.length).trim();
  if (value === '' || value.length > wordMax) return undefined;
  if (target === '') return { value, tid: 0, link: '', membersOnly: false };
  const tid = wholeTyped(target) ?? 0;
  if (tid > 0) return { value, tid, link: '', membersOnly: false };
  const isPage = target.startsWith('/') && !/[/\\]/.test(target.charAt(1)) && !/\s/.test(target);
  if (!isPage && !(target.startsWith('https://') && URL.canParse(target))) return undefined;
  return { value, tid: 0, link: target, membersOnly: membersPages.test(target) };
}
