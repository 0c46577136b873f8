import type { TextFormat } from './text-format.ts';

const names = `a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins
  kbd label legend li link main map mark marquee math menu meta meter nav nobr noscript object ol optgroup option output
  p param picture pre progress q rp rt ruby s samp script search section select small source span strike strong style
  sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp xml`;
const known: ReadonlySet<string> = new Set(names.split(/\s+/));
const office = /^(?:o|w|v|m|st1):/;

/** Whether HTML, or an office program, has a tag of that name. */
export function isKnownTag(spelt: string): boolean {
  const name = spelt.toLowerCase();
  return known.has(name) || office.test(name);
}

const tag = /<(\/?)([a-z][a-z0-9:]*)([\s/][^<>]*)?>/gi;
const beginsDocument = /^\s*<(?:!doctype\b|!--|\?xml\b)/i;
/** A value in quotes; without them only what an address or a picture needs. */
const attribute = /\s[a-z-]+\s?=\s?["']/i;
const bareAttribute = /\s(?:src|href)\s?=/i;

/** What stands before a tag that is only named: a blank, a bracket, a quote. */
const setsApart = /[\s([{"'`«‹“‘>]/;
/** What follows it. */
const endsNaming = /[\s)\]}"'`»›”’.,;:!?]/;
const isWord = (character: string): boolean => character !== '' && !/\s/.test(character);

/**
 * What a client meant that doesn't say: HTML where tags do what tags do, stand against words, wrap the whole or carry an
 * attribute. A tag that is only named in a sentence, and whatever HTML doesn't know, is words.
 */
export function guessedFormat(text: string): TextFormat {
  if (beginsDocument.test(text) || text.includes('<!--[if ')) return 'html';
  const open = new Map<string, number[]>();
  const found = { closed: false, first: -1, last: 0 };
  for (const { 0: whole, 1: slash, 2: spelt, 3: rest = '', index } of text.matchAll(tag)) {
    const name = spelt!.toLowerCase();
    if (!isKnownTag(name)) continue;
    if (found.first < 0) found.first = index;
    found.last = index + whole.length;
    if (slash === '') {
      if (attribute.test(rest) || bareAttribute.test(rest)) return 'html';
      if (name === 'br' && standsAgainst(text, index, found.last)) return 'html';
      const begins = open.get(name) ?? [];
      begins.push(found.last);
      open.set(name, begins);
    } else {
      const begin = open.get(name)?.pop();
      found.closed ||= begin !== undefined;
      if (begin !== undefined && begin < index && holds(text, begin, index)) return 'html';
    }
  }
  if (found.first < 0 || !(found.closed || open.has('br'))) return 'plain';
  const beginsAndEnds = text.slice(0, found.first).trim() === '' && text.slice(found.last).trim() === '';
  return beginsAndEnds ? 'html' : 'plain';
}

/** A break between words, or at the end of some. */
const standsAgainst = (text: string, begin: number, end: number): boolean =>
  (begin > 0 && !setsApart.test(text.charAt(begin - 1))) || /^[\p{L}\p{N}<]/u.test(text.slice(end, end + 2));

/** Words stand right after the begin of an element, or right before its end. */
function holds(text: string, begin: number, end: number): boolean {
  const [first, last] = [text.charAt(begin), text.charAt(end - 1)];
  return (isWord(first) && !endsNaming.test(first)) || (isWord(last) && !setsApart.test(last));
}

/** The same HTML where what looks like a tag and is none of HTML's is words. */
export const unknownTagsAsWords = (html: string): string =>
  html.replace(tag, (whole, _slash, name: string) => (isKnownTag(name) ? whole : `&lt;${whole.slice(1)}`));
