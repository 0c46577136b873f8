import fc from 'fast-check';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import type { Attachment } from '../../../contract/domains/media/shapes.ts';
import type { ChildPost, Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import type { Emoticon } from '../../../contract/primitives/emoticons.ts';
import { cleanPost } from '../../../server/domains/threads/testing/clean-post.ts';
import { translate } from '../../../server/platform/texts.ts';
import { rendered } from '../../testing/rendered.tsx';
import { MainPost, ReplyItem, ReplySection } from './index.ts';
import { shownMessage } from './message.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

const picture: Attachment = {
  aid: 5,
  url: '/files/5',
  width: 1280,
  height: 720,
  colour: '#334455',
  widths: [320, 640, 1280],
  caption: 'A caption & <more>',
};
const written = {
  author: 'Ama',
  authorid: 7,
  avatar: { avatar: '', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' },
  decInfo: { avatar: '', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' },
  group: { uid: 7, groupid: 10, grouptitle: 'Seed', icon: '', type: '', color: '', iscreator: 0 },
  country_fid: 188,
  certify: 0,
  dateline: 1_700_000_000,
  edited: 0,
  versions: 0,
  subject: 'A title',
  like: 0,
  is_like: 0,
  status: 1,
  hidden: '',
  quote_author: '',
  phonetype: '',
  language: 'en',
  can: { reply: true },
  attachments: [],
  goodsInfo: [],
  attachment: [picture],
  post_attachment: [picture],
} as const;

/** The page's own markup with a message wherever messages stand: in a post, a reply and the answer to it. */
function pageWith(message: string): string {
  const child = { ...written, pid: 3, message } as unknown as ChildPost;
  const reply = { ...written, pid: 2, message, children_count: 1, children_list: [child] } as unknown as Post;
  const handlers = { onReply: () => {}, onJoined: () => {}, onLike: () => {}, onMoreChildren: () => {} };
  const actions = { likes: 0, liked: false, replies: 1 } as unknown as Parameters<typeof MainPost>[0]['actions'];
  return rendered(
    <main>
      <MainPost thread={{ ...written, tid: 1, pid: 1, message, views: 1 } as unknown as ThreadInfo} actions={actions} />
      <ReplySection count={2} rows={2} composer={null} page={1} totalPages={1}>
        <ReplyItem post={reply} {...handlers} />
        <ReplyItem post={{ ...reply, pid: 4 }} {...handlers} />
      </ReplySection>
    </main>,
  );
}

/** What a browser makes of a page: the messages as they stand in it, and the page without them. */
function readByBrowser(html: string): { messages: string[]; frame: string } {
  const document = parse(`<!doctype html><html><head></head><body>${html}</body></html>`);
  const messages: string[] = [];
  const visit = (node: Node | DefaultTreeAdapterMap['document']): void => {
    if (isMessage(node)) {
      messages.push(serialize(node));
      for (const child of [...node.childNodes]) defaultTreeAdapter.detachNode(child);
    } else if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(document);
  return { messages, frame: serialize(document) };
}

const isMessage = (node: object): node is Element =>
  'attrs' in node && (node as Element).attrs.some(({ name, value }) => name === 'class' && /^prose\b/.test(value));

/** The same HTML as the parser writes it. */
const asWritten = (html: string): string =>
  html.replaceAll('<br />', '<br>').replaceAll('"/></svg>', '"></rect></svg>').replaceAll('\u00a0', '&nbsp;');

// A picture that stands in the text leaves the list of those below it.
const frames = ['<p>x</p>', '<p><img data-aid="5" /></p>'].map((message) => readByBrowser(pageWith(message)).frame);

/** As the page calls emoticons whose words are there. */
const look = { nameOf: ({ pack, number }: Emoticon) => translate('en', `emoticons.${pack}.${number}`), still: false };

function expectWhole(sent: string): void {
  const message = cleanPost(sent);
  const read = readByBrowser(pageWith(message));
  const shown = asWritten(shownMessage(message, [picture], look).html);
  expect(read.messages).toEqual([shown, shown, shown, shown, shown]);
  expect(read.frame).toBe(frames[message.includes('<img data-aid="5"') ? 1 : 0]);
}

test.each([
  '<li>Out of the list</li><li>and again</li>',
  '</li></ol><h1>As the page itself</h1>',
  '<p>a<div>b</div>c</p>',
  '<p><ul><li>a<ul>b<li>c</ul></ul>d</p>',
  '<a href="https://a.example/">one <a href="https://b.example/">two</a></a>',
  '<b><p>bold</b> not<i></p>leaning</i>',
  '<table><tr><td>a<td>b</table><p>c',
  '<ul><p>a</p><img data-aid="5"><blockquote><li>b</blockquote></ul>',
  '<button><form><select><option>x<input></form>y',
  '&#13;\u000c a &#13;\n b',
])('no parser moves anything of %s', expectWhole);

const tags = [
  ...['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'b', 'strong', 'i', 'em', 'u', 's', 'a', 'br', 'img', 'h1', 'pre'],
  ...['table', 'tr', 'td', 'caption', 'form', 'button', 'select', 'option', 'svg', 'math', 'template', 'noscript'],
  ...['script', 'style', 'title', 'textarea', 'iframe', 'article', 'dt', 'dd', 'body', 'html', 'frameset', 'plaintext'],
];
const attributes = [
  '',
  ' dir="rtl"',
  ' dir=auto',
  ' href="https://example.org/?a=1&b=\'<"',
  ' data-aid="5"',
  ' data-aid="6"',
];
const words = [
  'x',
  ' ',
  '\u00a0',
  '\n',
  'www.example.org/).',
  'مرحبا',
  '{:Default_1:}',
  '&lt;li&gt;',
  '&#13;',
  '&',
  '<',
  '<!--',
  '-->',
];
const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes)).map(([t, a]) => `<${t}${a}>`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
);
const hostile = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('whatever is sent stands in the page as it was cleaned, and the page around it stays whole', {
  timeout: 60_000,
}, () => {
  fc.assert(fc.property(hostile, expectWhole), { numRuns: 400 });
});

test('cleaning what is clean changes nothing', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(hostile, (sent) => {
      const once = cleanPost(sent);
      expect(cleanPost(once)).toBe(once);
    }),
    { numRuns: 3000 },
  );
});
