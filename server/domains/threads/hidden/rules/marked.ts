import { cleanRichText } from '../../rules/rich-text.ts';

/** A message in two: what all may read, and what stood between `[hide]` and `[/hide]`. */
export interface Cut {
  message: string;
  /** Empty where nothing was marked. */
  hidden: string;
}

const mayBeMarked = /hide/i;
const mark = /\[(\/?)hide(?:=[^\]<>[]{0,20})?\]/gi;

/**
 * Takes out of a message what its writer marked as hidden. The marks are looked for in its clean HTML, so that no markup
 * or character reference tells them apart from what readers would see; what is not closed is hidden to the end.
 */
export function cutMarked(message: string): Cut {
  const nothing = { message, hidden: '' };
  if (!mayBeMarked.test(message)) return nothing;
  const { html, pasted } = cleanRichText(message);
  // It is refused as it was sent.
  if (pasted !== undefined) return nothing;
  const parts = { open: [] as string[], hidden: [] as string[] };
  let inside = false;
  let begin = 0;
  const endAt = (at: number) => (inside ? parts.hidden : parts.open).push(html.slice(begin, at));
  for (const { 0: found, 1: ends, index } of html.matchAll(mark)) {
    endAt(index);
    begin = index + found.length;
    inside = ends === '';
  }
  if (begin === 0) return nothing;
  endAt(html.length);
  return { message: cleanRichText(parts.open.join('')).html, hidden: parts.hidden.map(aParagraph).join('') };
}

/** Each marked part begins a line of its own. */
const aParagraph = (html: string): string => `<div>${html}</div>`;
