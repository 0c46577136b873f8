import type { Mark, Node } from 'prosemirror-model';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

const blockTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
};
const markTags: Readonly<Record<string, string>> = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strike: 's',
  link: 'a',
};

/** A document as the HTML that is sent: what the server lets stand, and nothing else. */
export function htmlOf(doc: Node): string {
  let html = '';
  doc.forEach((child) => {
    html += blockHtml(child);
  });
  return html;
}

function blockHtml(node: Node): string {
  const tag = blockTags[node.type.name]!;
  const dir = node.attrs.dir ? ` dir="${escaped(node.attrs.dir)}"` : '';
  return `<${tag}${dir}>${contentHtml(node)}</${tag}>`;
}

function contentHtml(node: Node): string {
  if (node.type.name === 'paragraph') return inlineHtml(node) || '<br>';
  // One line of an item stands in it as it is.
  if (node.type.name === 'list_item' && node.childCount === 1) return inlineHtml(node.firstChild!) || '<br>';
  return htmlOf(node);
}

/** Words with their marks; one that goes on from word to word is opened once. */
function inlineHtml(paragraph: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const turnTo = (marks: readonly Mark[]): void => {
    const shared = open.findIndex((mark, at) => !marks[at]?.eq(mark));
    const same = shared < 0 ? open.length : shared;
    for (const mark of open.slice(same).reverse()) html += `</${markTags[mark.type.name]}>`;
    for (const mark of marks.slice(same)) html += openMark(mark);
    open = marks;
  };
  paragraph.forEach((child) => {
    turnTo(child.marks);
    if (child.isText) html += escaped(child.text!);
    else html += child.type.name === 'picture' ? `<img data-aid="${escaped(child.attrs.aid)}" />` : '<br>';
  });
  turnTo([]);
  return html;
}

const openMark = ({ type, attrs }: Mark): string =>
  type.name === 'link' ? `<a href="${escaped(attrs.href)}">` : `<${markTags[type.name]}>`;

/** The words alone, a line for each block and break. */
export const textOf = (doc: Node): string =>
  doc.textBetween(0, doc.content.size, '\n', ({ type }) => (type.name === 'hard_break' ? '\n' : ''));
