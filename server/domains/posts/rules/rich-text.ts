import { emoticonByAlt, emoticonBySrc } from '../../../../contract/primitives/emoticons.ts';
import { guessedFormat, unknownTagsAsWords } from '../../../../contract/primitives/guessed-format.ts';
import { linkAddress } from '../../../../contract/primitives/links.ts';
import { postText } from '../../../../contract/primitives/post-text.ts';
import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import { type HtmlReader, readHtml } from './html-tokens.ts';
import { isOfficeComment, isOfficeTag, type Pasted } from './pasted.ts';
import { type BlockName, type MarkName, PostHtml } from './post-html.ts';
import { TableRow } from './table-row.ts';

interface RichText {
  /** Safe to show as it is, wherever blocks may stand. */
  html: string;
  /** The text without markup, with its line breaks. */
  text: string;
  /** Numbers of the pictures that stand within the text, in order. */
  aids: number[];
  /** Something a post may not hold; `text` is still what was said. */
  pasted: Pasted | undefined;
}

/** What a tag becomes: headings, table rows and the like become plain lines. */
const blocks = new Map<string, BlockName>([
  ...(['p', 'div', 'li', 'ul', 'ol', 'blockquote'] as const).map((name) => [name, name] as const),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'dt', 'dd', 'pre', 'section', 'article'].map(
    (name) => [name, 'div'] as const,
  ),
]);
const marks: ReadonlySet<string> = new Set<MarkName>(['strong', 'b', 'em', 'i', 'u', 's']);
const isMark = (name: string): name is MarkName => marks.has(name);
/** What stands in these is not said to the reader. */
const unsaid: ReadonlySet<string> = new Set([
  'script',
  'style',
  'textarea',
  'select',
  'xmp',
  'noscript',
  'title',
  'template',
  'math',
  'svg',
  'iframe',
]);

/**
 * Makes of HTML by a stranger, or of plain text, the HTML that a post may hold. Made twice, it is the same. Where its sender
 * doesn't say which it is, only tags that HTML knows make it HTML.
 */
export function cleanRichText(input: string, format?: TextFormat): RichText {
  const sent = input.replaceAll('\0', '').toWellFormed();
  const isHtml = (format ?? guessedFormat(sent)) === 'html';
  const whole = isHtml && format === undefined ? unknownTagsAsWords(sent) : sent;
  const cleaner = new Cleaner(closedIn(whole));
  if (isHtml) readHtml(whole, cleaner);
  else writePlainText(whole, cleaner.html);
  const html = cleaner.html.end();
  return { html, text: postText(html), aids: aidsIn(html), pasted: cleaner.pasted };
}

/** Of the elements whose content is not said those that end: one that is only named must not take the words after it. */
function closedIn(markup: string): ReadonlySet<string> {
  const ends = new Set(Array.from(markup.matchAll(/<\/([a-z]{3,8})\b/gi), ([, name]) => name!.toLowerCase()));
  return new Set([...unsaid].filter((name) => ends.has(name)));
}

/** Paragraphs at empty lines, line breaks at the others. */
function writePlainText(text: string, html: PostHtml): void {
  for (const paragraph of text.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n\s*/)) {
    html.openBlock('p', '');
    for (const [at, line] of paragraph.trim().split('\n').entries()) {
      if (at > 0) html.element('<br />');
      html.text(line);
    }
    html.closeBlock('p');
  }
}

/** Takes of any HTML what a post may hold, by the list of names above; all else is dropped, its words stay. */
class Cleaner implements HtmlReader {
  readonly html = new PostHtml();
  readonly #closed: ReadonlySet<string>;
  #document = false;
  #image = false;
  /** Pictures that stand in the text already: each does once. */
  #aids = new Set<string>();
  /** Of the marks that are open, by name, whether each counts, and how many do. */
  #open = new Map<MarkName, { each: boolean[]; counting: number }>();
  readonly #row = new TableRow();
  /** The element whose content is not said, and how many of its name stand within each other. */
  #unsaid = { name: '', depth: 0 };

  constructor(closed: ReadonlySet<string>) {
    this.#closed = closed;
  }

  get pasted(): Pasted | undefined {
    return this.#document ? 'document' : this.#image ? 'image' : undefined;
  }

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    this.#document ||= isOfficeTag(name, attributes);
    if (this.#unsaid.depth > 0) {
      if (name === this.#unsaid.name) this.#unsaid.depth += 1;
      return;
    }
    const put = this.#row.open(name);
    const block = blocks.get(name);
    if (put !== undefined) this.html.text(put);
    else if (block) this.html.openBlock(block, directionOf(attributes));
    else if (isMark(name)) this.#mark(name, !isUnbold(name, attributes));
    else if (name === 'a') this.#link(attributes.get('href') ?? '');
    else if (name === 'br') this.html.element('<br />');
    else if (name === 'img') this.#picture(attributes);
    else if (this.#closed.has(name)) this.#unsaid = { name, depth: 1 };
  }

  close(name: string): void {
    if (this.#unsaid.depth > 0) {
      if (name === this.#unsaid.name) this.#unsaid.depth -= 1;
      return;
    }
    if (this.#row.close(name)) return;
    const block = blocks.get(name);
    if (block) this.html.closeBlock(block);
    else if (isMark(name)) this.#unmark(name);
    else if (name === 'a') this.html.unmark('a');
  }

  text(text: string): void {
    if (this.#unsaid.depth > 0) return;
    if (!this.#row.says(text)) return;
    if (this.#row.breaksBefore(text)) this.html.element('<br />');
    this.html.text(text);
  }

  comment(text: string): void {
    this.#document ||= isOfficeComment(text);
  }

  #mark(name: MarkName, counts: boolean): void {
    const open = this.#open.get(name) ?? { each: [], counting: 0 };
    this.#open.set(name, open);
    open.each.push(counts);
    if (counts) open.counting += 1;
    if (counts) this.html.mark(name);
  }

  #unmark(name: MarkName): void {
    const open = this.#open.get(name);
    if (!open?.each.pop()) return;
    open.counting -= 1;
    if (open.counting === 0) this.html.unmark(name);
  }

  #link(href: string): void {
    const address = linkAddress(href);
    if (address) this.html.link(address);
    else this.html.unmark('a');
  }

  #picture(attributes: ReadonlyMap<string, string>): void {
    const emoticon = emoticonByAlt(attributes.get('alt') ?? '') ?? emoticonBySrc(attributes.get('src') ?? '');
    const aid = attributes.get('data-aid') ?? '';
    if (emoticon) this.html.text(emoticon.alt);
    else if (aidForm.test(aid)) {
      if (!this.#aids.has(aid)) this.html.element(`<img data-aid="${aid}" />`);
      this.#aids.add(aid);
    }
    // Pictures come in by the upload alone (R-THR-034): neither written out in the text nor fetched from elsewhere.
    else this.#image = true;
  }
}

/** Of a block's attributes only the direction stays. */
function directionOf(attributes: ReadonlyMap<string, string>): string {
  const dir = attributes.get('dir') ?? '';
  return /^(ltr|rtl|auto)$/.test(dir) ? dir : '';
}

/** Some editors wrap what is copied in a `b` that says it is not bold. */
const isUnbold = (name: MarkName, attributes: ReadonlyMap<string, string>): boolean =>
  name === 'b' && /font-weight:\s*(normal|[1-4]00)/i.test(attributes.get('style') ?? '');

const aidForm = /^[1-9]\d{0,15}$/;

function aidsIn(html: string): number[] {
  return [...html.matchAll(/<img data-aid="(\d+)"/g)].map((found) => Number(found[1]));
}
