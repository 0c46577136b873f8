import { guessedFormat, unknownTagsAsWords } from '../../../../../../contract/primitives/guessed-format.ts';
import type { TextFormat } from '../../../../../../contract/primitives/text-format.ts';
import { cleanRichText } from '../../../../posts/index.ts';

/** A message in two: what all may read, and what stood between `[hide]` and `[/hide]`. */
export interface Cut {
  message: string;
  format: TextFormat | undefined;
  /** HTML; empty where nothing was marked. */
  hidden: string;
}

const mayBeMarked = /hide/i;
const mark = /\[(\/?)hide(?:=[^\]<>[]{0,20})?\]/gi;
/** A tag, or what may be a mark in what is said: its length is left to `kindOf`, since the check of expressions unrolls bounds. */
const tagOrMark = /<[^<>]*>|\[(\/?)hide(=[^\]<>[]*)?\]/gi;
const nameInTag = /^<\/?([a-z]+)/;
/** A mark that a written address took in, in the address itself. */
const markInAddress = /(?:\[|%5B)\/?hide(?:=[^\]<>[%"]{0,20})?(?:\]|%5D)/gi;
const lines = /^(?:p|div|li|ul|ol|blockquote|br)$/;

/**
 * Takes out of a message of an older client what its writer marked as hidden. A client that says what its text is has a
 * field for the hidden part, and such marks are words of its writer; so they are wherever they are only named, without an
 * end or between blanks. They are looked for in clean HTML, so that no markup or character reference makes them another
 * thing than what readers would see.
 */
export function cutMarked(message: string, format: TextFormat | undefined): Cut {
  const nothing = { message, format, hidden: '' };
  if (format !== undefined || !mayBeMarked.test(message)) return nothing;
  // Set apart, so that a written address ends before them.
  const guessed = guessedFormat(message);
  const words = guessed === 'html' ? unknownTagsAsWords(message) : message;
  const { html, pasted } = cleanRichText(words.replace(mark, ' $& '), guessed);
  // It is refused as it was sent.
  if (pasted !== undefined) return nothing;
  const parts = markedParts(tokensOf(html));
  if (parts.length === 0) return nothing;
  let open = '';
  let at = 0;
  for (const { before, after } of parts) {
    open += html.slice(at, before);
    at = after;
  }
  // Parts that follow each other begin lines of their own.
  const hidden = parts.map(({ from, to }) => html.slice(from, to).replace(mark, '')).join('<br />');
  return { message: again(open + html.slice(at)), format: 'html', hidden: aParagraph(again(hidden)) };
}

interface Token {
  kind: 'line' | 'style' | 'picture' | 'opens' | 'closes';
  begin: number;
  end: number;
  /** A mark's: it stands against the words that it hides, or alone at its line's begin, or its end. */
  acts: boolean;
}

const kindOf = (name: string | undefined, slash: string | undefined): Token['kind'] => {
  if (name === undefined) return slash === '/' ? 'closes' : 'opens';
  return lines.test(name) ? 'line' : name === 'img' ? 'picture' : 'style';
};

/** The tags and marks of clean HTML. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  let isFirst = true;
  for (const { 0: found, 1: slash, 2: figure = '', index } of html.matchAll(tagOrMark)) {
    if (figure.length > '='.length + 20) continue;
    const kind = kindOf(nameInTag.exec(found)?.[1], slash);
    isFirst &&= html.slice(end, index).trim() === '';
    end = index + found.length;
    // A blank was put beside each.
    const acts =
      (kind === 'opens' && (isFirst || /^ ?\S/.test(html.slice(end, end + 2)))) ||
      (kind === 'closes' && /\S ?$/.test(html.slice(Math.max(0, index - 2), index)));
    tokens.push({ kind, begin: index, end, acts });
    isFirst = kind === 'line' || (isFirst && kind === 'style');
  }
  markLast(html, tokens);
  return tokens;
}

/** A mark at the end of its line closes, whatever stands before it. */
function markLast(html: string, tokens: Token[]): void {
  let isLast = html.slice(tokens.at(-1)?.end ?? 0).trim() === '';
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const [token, next] = [tokens[at]!, tokens[at + 1]];
    if (next) {
      isLast =
        (next.kind === 'line' || (next.kind === 'style' && isLast)) && html.slice(token.end, next.begin).trim() === '';
    }
    token.acts ||= token.kind === 'closes' && isLast;
  }
}

/** Where each hidden part stands, without its marks (`from`, `to`) and with them. */
function markedParts(tokens: readonly Token[]) {
  const parts: { before: number; from: number; to: number; after: number }[] = [];
  let opened: Token | undefined;
  for (const token of tokens) {
    if (!token.acts) continue;
    if (token.kind === 'opens') opened ??= token;
    if (token.kind !== 'closes' || !opened) continue;
    parts.push({ before: opened.begin, from: opened.end, to: token.begin, after: token.end });
    opened = undefined;
  }
  return parts;
}

/** A piece that was cut out, made whole. */
const again = (html: string): string =>
  cleanRichText(
    html.replace(/<a [^<>]*>/g, (link) => link.replace(markInAddress, '')),
    'html',
  ).html;

const aParagraph = (html: string): string => (html === '' ? '' : `<div>${html}</div>`);
