import { type Attrs, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isLinkable } from './linkable.ts';

/** A direction that somebody gave a block by hand; all others go by their own words. */
const attrs = { dir: { default: '', validate: 'string' } };
const directionOf = (element: HTMLElement): Attrs => {
  const dir = element.getAttribute('dir') ?? '';
  return { dir: /^(?:ltr|rtl)$/.test(dir) ? dir : '' };
};

/** A browser keeps an empty line open with a break in it: there it says nothing. */
const onlyWhereAlone = ({ previousSibling, nextSibling }: HTMLElement): null | false =>
  previousSibling || nextSibling ? false : null;

/** A block that is one tag; other tags that are read as it, such as headings, become plain lines. */
const block = (tag: string, content: string, alsoReads: readonly string[] = []): NodeSpec => ({
  content,
  group: 'block',
  attrs,
  defining: tag !== 'p',
  parseDOM: [tag, ...alsoReads].map((each) => ({ tag: each, getAttrs: directionOf })),
  toDOM: ({ attrs: { dir } }) => [tag, dir ? { dir } : {}, 0],
});

/** What a pasted style says of weight or slant; `data-style` is where `quietAttributes` has put it. */
const styled = (says: RegExp) => ({
  tag: 'span[data-style]',
  consuming: false,
  getAttrs: (element: HTMLElement) => (says.test(element.dataset.style ?? '') ? null : false) as null | false,
});
/** Some editors wrap what is copied in a `b` that says it is not bold. */
const notUnbold = (element: HTMLElement): null | false =>
  /font-weight:\s*(?:normal|[1-4]00)/i.test(element.dataset.style ?? '') ? false : null;

const mark = (tag: string, ...parseDOM: NonNullable<MarkSpec['parseDOM']>): MarkSpec => ({
  parseDOM: [{ tag }, ...parseDOM],
  toDOM: () => [tag, 0],
});

/** What a post may hold, in the editor as on the server (`rules/rich-text.ts`): all else is dropped, its words stay. */
export const postSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', 'inline*', ['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'dt', 'dd', 'tr']),
    blockquote: block('blockquote', '(paragraph | bullet_list | ordered_list)+'),
    bullet_list: block('ul', 'list_item+'),
    ordered_list: block('ol', 'list_item+'),
    list_item: { ...block('li', 'paragraph block*'), group: '' },
    text: { group: 'inline' },
    /** A photo that a client has put among the words; it goes out where it stood. */
    picture: {
      inline: true,
      group: 'inline',
      attrs: { aid: { validate: 'string' } },
      draggable: false,
      parseDOM: [{ tag: 'img[data-aid]', getAttrs: (element) => ({ aid: element.dataset.aid ?? '' }) }],
      toDOM: ({ attrs: { aid } }) => ['img', { 'data-aid': aid, alt: '' }],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br', ignore: true, getAttrs: onlyWhereAlone }, { tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isLinkable(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs: { href } }) => ['a', { href }, 0],
    },
    strong: mark('strong', { tag: 'b', getAttrs: notUnbold }, styled(/font-weight:\s*(?:bold|[6-9]00)/i)),
    em: mark('em', { tag: 'i' }, styled(/font-style:\s*italic/i)),
    underline: mark('u'),
    strike: mark('s', { tag: 'del' }, { tag: 'strike' }),
  },
});
