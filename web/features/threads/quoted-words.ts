import { postLimits } from '../../../contract/domains/posts/limits.ts';

/** Selected words as a quote: without blank edges, cut at a word where they are too many. */
export function quotedWords(selected: string): string {
  const words = selected
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
  if (words.length <= postLimits.quoteMax) return words;
  const cut = words.slice(0, postLimits.quoteMax - 1);
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return `${(end > cut.length / 2 ? cut.slice(0, end) : cut).toWellFormed().trimEnd()}…`;
}
