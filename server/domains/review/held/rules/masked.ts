import { type FoundWord, findWords, type WordList } from '../../../moderation/index.ts';

const mask = '•••';

interface Places {
  text: string;
  from: readonly number[];
  to: readonly number[];
}

/** Covers the words that a list asks to cover, in a plain text. */
export function maskText(list: WordList, text: string): string {
  const masked = findWords(list, text).filter(({ action }) => action === 'mask');
  return covered(text, masked);
}

/** The same in a cleaned post's HTML, also where marks stand within a word. */
export function maskHtml(list: WordList, html: string): string {
  const places = textIn(html);
  const masked = findWords(list, places.text).filter(({ action }) => action === 'mask');
  const spans = masked.flatMap(({ from, to }) => spansOf(places, from, to));
  return covered(html, spans);
}

type Span = Pick<FoundWord, 'from' | 'to'> & { with?: string };

/** A text with some spans replaced, in one pass. */
function covered(text: string, spans: readonly Span[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const span of spans) {
    parts.push(text.slice(done, span.from), span.with ?? mask);
    done = span.to;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

/** Where a piece of the text stands in the HTML: its first character is covered, the others go. */
function spansOf({ from, to }: Places, start: number, end: number): Span[] {
  const spans: Span[] = [];
  for (let at = start; at < end; at += 1) {
    if (from[at] === to[at]) continue;
    spans.push({ from: from[at]!, to: to[at]!, with: spans.length === 0 ? mask : '' });
  }
  return spans;
}

/** Marks within a word part no words; all other elements do. */
const inWords = /^<\/?(?:b|i|u|s|em|strong|del|a|span|sup|sub|code|mark)\b/i;
const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&nbsp;': ' ' },
};
const longestEntity = 6;

/** What a cleaned post's HTML says, with the place of each character; in one pass. */
function textIn(html: string): Places {
  const text: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const add = (character: string, start: number, end: number): void => {
    text.push(character);
    from.push(start);
    to.push(end);
  };
  let at = 0;
  while (at < html.length) {
    const character = html.charAt(at);
    if (character === '<') {
      const end = html.indexOf('>', at);
      if (!inWords.test(html.slice(at, at + 10))) add('\n', at, at);
      at = end < 0 ? html.length : end + 1;
      continue;
    }
    const entity = character === '&' ? entityAt(html, at) : undefined;
    const length = entity?.length ?? 1;
    add(entity === undefined ? character : entities[entity]!, at, at + length);
    at += length;
  }
  return { text: text.join(''), from, to };
}

function entityAt(html: string, at: number): string | undefined {
  const end = html.slice(at, at + longestEntity).indexOf(';');
  const entity = end < 0 ? '' : html.slice(at, at + end + 1);
  return entities[entity] === undefined ? undefined : entity;
}
