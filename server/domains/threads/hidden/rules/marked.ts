import { cleanRichText } from '../../rules/rich-text.ts';

/** A message in two: what all may read, and what stood between `[hide]` and `[/hide]`. */
export interface Cut {
  message: string;
  /** Empty where nothing was marked. */
  hidden: string;
}

const mayBeMarked = /hide/i;
const mark = /\[(\/?)hide(?:=[^\]<>[]{0,20})?\]/gi;
/** A tag, or what may be a mark in what is said: its length is left to `isMark`, since the check of expressions unrolls bounds. */
const tagOrMark = /<[^<>]*>|\[(\/?)hide(=[^\]<>[]*)?\]/gi;
const isMark = (found: string, figure = ''): boolean => !found.startsWith('<') && figure.length <= '='.length + 20;
/** A mark that a written address took in, in the address itself. */
const markInAddress = /(?:\[|%5B)\/?hide(?:=[^\]<>[%"]{0,20})?(?:\]|%5D)/gi;

/**
 * Takes out of a message what its writer marked as hidden. The marks are looked for in its clean HTML, so that no markup
 * or character reference makes them another thing than what readers would see; what is not closed is hidden to the end.
 */
export function cutMarked(message: string): Cut {
  const nothing = { message, hidden: '' };
  if (!mayBeMarked.test(message)) return nothing;
  // Set apart, so that a written address ends before them.
  const { html, pasted } = cleanRichText(message.replace(mark, ' $& '));
  // It is refused as it was sent.
  if (pasted !== undefined) return nothing;
  const { open, hidden } = partsOf(html);
  return hidden === undefined ? nothing : { message: again(open), hidden: aParagraph(again(hidden)) };
}

/** What stands outside the marks, and within; undefined where there are none. */
function partsOf(html: string): { open: string; hidden: string | undefined } {
  const parts = { open: '', hidden: '' };
  let into: keyof typeof parts = 'open';
  let begin = 0;
  let marked = false;
  for (const { 0: found, 1: ends, 2: figure, index } of html.matchAll(tagOrMark)) {
    if (!isMark(found, figure)) continue;
    parts[into] += html.slice(begin, index);
    begin = index + found.length;
    marked = true;
    // Parts that follow each other begin lines of their own.
    if (ends === '' && parts.hidden !== '') parts.hidden += '<br />';
    into = ends === '' ? 'hidden' : 'open';
  }
  parts[into] += html.slice(begin);
  return { open: parts.open, hidden: marked ? parts.hidden : undefined };
}

/** A piece that was cut out, made whole. */
const again = (html: string): string =>
  cleanRichText(html.replace(/<a [^<>]*>/g, (link) => link.replace(markInAddress, ''))).html;

const aParagraph = (html: string): string => (html === '' ? '' : `<div>${html}</div>`);
