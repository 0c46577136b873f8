import sanitizeHtml from 'sanitize-html';
import { emoticonByAlt } from '../../../../contract/primitives/emoticons.ts';
import { linkAddress, linkRel, linkWrittenAddresses } from './links.ts';
import { emptyInlineData, hasOfficeComment, isOfficeTag, type Pasted } from './pasted.ts';
import { plainToHtml, toPlainText } from './plain-text.ts';

interface RichText {
  /** Safe to show as it is. */
  html: string;
  /** What is said, without markup, lines kept. */
  text: string;
  /** Numbers of the pictures that stand within the text, in order. */
  aids: number[];
  /** Something a post may not hold; `text` is still what was said. */
  pasted: Pasted | undefined;
  /** Longer than is read at all: the rest was cut off. */
  cut: boolean;
}

const blocks = ['p', 'div', 'li', 'ul', 'ol', 'blockquote'];
/** Headings, table rows and the like become plain lines. */
const asLines = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'dt', 'dd', 'pre', 'section', 'article'];

/** More markup than any text within the limits needs; what follows isn't parsed. */
const longestMarkup = 200_000;
const deepestNesting = 20;
const looksLikeMarkup = /<\/?[a-z][a-z0-9:]*(\s[^<>]*)?\/?>|<!--|<!doctype/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'img', 'span'],
  allowedAttributes: {
    ...Object.fromEntries(blocks.map((name) => [name, ['dir']])),
    a: ['href', 'rel'],
    img: ['data-aid'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'title',
    'template',
    'math',
    'svg',
    'iframe',
  ],
  nestingLimit: deepestNesting,
};

/** Makes of HTML by a stranger, or of plain text, the HTML that a post may hold. Made twice, it is the same. */
export function cleanRichText(input: string): RichText {
  const whole = emptyInlineData(input.replaceAll('\0', '').toWellFormed());
  const markup = whole.slice(0, longestMarkup);
  const cut = markup.length < whole.length;
  if (!looksLikeMarkup.test(markup)) {
    const html = linkWrittenAddresses(plainToHtml(markup));
    return { html, text: toPlainText(html), aids: [], pasted: undefined, cut };
  }
  const found = { document: hasOfficeComment(markup), image: false };
  const first = sanitise(markup, found);
  // Where a tag went, its neighbours may now nest as they must not; the second time puts them straight.
  const html = linkWrittenAddresses(first.includes('<') ? sanitise(first, found) : paragraph(first));
  const pasted = found.document ? 'document' : found.image ? 'image' : undefined;
  return { html, text: toPlainText(html), aids: aidsIn(html), pasted, cut };
}

function sanitise(markup: string, found: { document: boolean; image: boolean }): string {
  const html = sanitizeHtml(markup, {
    ...options,
    onOpenTag: (name, attribs) => {
      found.document ||= isOfficeTag(name, attribs);
    },
    transformTags: {
      ...Object.fromEntries(blocks.map((name) => [name, block(name)])),
      ...Object.fromEntries(asLines.map((name) => [name, block('div')])),
      b: unlessUnbold,
      a: (_, attribs) => link(attribs.href ?? ''),
      img: (_, attribs) => {
        found.image ||= isForeignPicture(attribs);
        return picture(attribs);
      },
    },
  });
  return html.replace(/<\/?span>/g, '').toWellFormed();
}

interface Tag {
  tagName: string;
  attribs: Record<string, string>;
  text?: string;
}

// The sanitiser closes a later tag by the wrong name if a tag is changed into one that it drops, so what shall go while
// its content stays becomes a bare span, and spans are taken out at the end.
const dropped: Tag = { tagName: 'span', attribs: {} };

/** Blocks keep their direction and nothing else. */
function block(tagName: string): (name: string, attribs: Record<string, string>) => Tag {
  return (_, { dir = '' }) => {
    const attribs: Tag['attribs'] = /^(ltr|rtl|auto)$/.test(dir) ? { dir } : {};
    return { tagName, attribs };
  };
}

/** Some editors wrap what is copied in a `b` that says it is not bold. */
function unlessUnbold(_: string, attribs: Record<string, string>): Tag {
  return /font-weight:\s*(normal|[1-4]00)/i.test(attribs.style ?? '') ? dropped : { tagName: 'b', attribs: {} };
}

function link(href: string): Tag {
  const address = linkAddress(href);
  return address ? { tagName: 'a', attribs: { href: address, rel: linkRel } } : dropped;
}

const aidForm = /^[1-9]\d{0,15}$/;

function picture(attribs: Record<string, string>): Tag {
  const emoticon = emoticonByAlt(attribs.alt ?? '');
  if (emoticon) return { ...dropped, text: emoticon.alt };
  const aid = attribs['data-aid'] ?? '';
  return aidForm.test(aid) ? { tagName: 'img', attribs: { 'data-aid': aid } } : dropped;
}

/** Pictures come in by the upload alone (R-THR-034): neither written out in the text nor fetched from elsewhere. */
function isForeignPicture(attribs: Record<string, string>): boolean {
  return !emoticonByAlt(attribs.alt ?? '') && !aidForm.test(attribs['data-aid'] ?? '');
}

function paragraph(inner: string): string {
  return inner.trim() === '' ? '' : `<p>${inner}</p>`;
}

function aidsIn(html: string): number[] {
  return [...html.matchAll(/<img data-aid="(\d+)"/g)].map((found) => Number(found[1]));
}
