import { expect, test } from 'vitest';
import type { Attachment } from '../../../contract/domains/media/shapes.ts';
import { emoticonByAlt } from '../../../contract/primitives/emoticons.ts';
import { messageSummary, shownMessage as shownWith } from './message.ts';

const picture = (aid: number, fields: Partial<Attachment> = {}): Attachment => ({
  aid,
  url: `/files/${aid}`,
  width: 1280,
  height: 720,
  colour: '#334455',
  widths: [320, 640, 1280],
  caption: '',
  ...fields,
});

const look = { nameOf: ({ number }: { number: number }) => `Number ${number}`, still: false };
const shownMessage = (html: string, pictures: readonly Attachment[]) => shownWith(html, pictures, look);

test('pictures stand where the text holds their numbers, the others follow below', () => {
  const { html, rest } = shownMessage('<p>One</p><img data-aid="4" /><p>Two</p>', [picture(4), picture(5)]);
  expect(html).toMatch(
    /^<p dir="auto">One<\/p><span class="photo-frame" data-aid="4">.*<\/span><p dir="auto">Two<\/p>$/,
  );
  expect(html).toContain('srcset="/files/4-320.webp 320w, /files/4-640.webp 640w, /files/4-1280.webp 1280w"');
  expect(html).toContain('width="1280" height="720"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('fill="#334455"');
  expect(html).not.toContain('style=');
  expect(rest.map(({ aid }) => aid)).toEqual([5]);
});

test('a picture that is gone leaves nothing', () => {
  expect(shownMessage('<p>One<img data-aid="9" /></p>', []).html).toBe('<p dir="auto">One</p>');
});

test("a caption's words are words, whatever they hold", () => {
  const { html } = shownMessage('<img data-aid="4" />', [picture(4, { caption: '"><script>alert(1)</script>' })]);
  expect(html).not.toContain('<script');
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;');
});

test.each([
  ['<p>{:Default_1:}</p>', /^<p dir="auto"><img class="emo" src="\/emoticons\/default\.\w{8}\.svg#e1" alt="Number 1"/],
  ['<p>{:Default_99:} {:Nobody_1:}</p>', /^<p dir="auto">\{:Default_99:\} \{:Nobody_1:\}<\/p>$/],
  ['<a href="https://x.example/{:Default_1:}">x</a>', /^<a href="https:\/\/x\.example\/\{:Default_1:\}">x<\/a>$/],
])('emoticon codes of the text are pictures: %s', (message, shown) => {
  expect(shownMessage(message, []).html).toMatch(shown);
});

test('one that moves stands still for who asked for less motion, and where data is dear', () => {
  const { src, still } = emoticonByAlt('{:Max_3:}')!;
  expect(src).not.toBe(still);
  const moving = shownMessage('<p>{:Max_3:}</p>', []).html;
  expect(moving).toContain(
    `<picture><source media="(prefers-reduced-motion:reduce)" srcset="${still}"><img class="emo"`,
  );
  expect(moving).toContain(`src="${src}"`);
  const lite = shownWith('<p>{:Max_3:}</p>', [], { ...look, still: true }).html;
  expect(lite).toContain(`<p dir="auto"><img class="emo" src="${still}"`);
  expect(lite).not.toContain(src);
});

test('the words of an emoticon are words, whatever they hold', () => {
  const { html } = shownWith('<p>{:Default_1:}</p>', [], { ...look, nameOf: () => '"><b>' });
  expect(html).toContain('alt="&quot;&gt;&lt;b&gt;"');
});

test('thousands of emoticons are not all drawn', () => {
  const drawn = (codes: number) =>
    shownMessage(`<p>${'{:Max_1:}'.repeat(codes)}</p>`, []).html.split('<img').length - 1;
  expect([drawn(500), drawn(7000)]).toEqual([500, 500]);
});

test('a summary is one line, cut at a word', () => {
  expect(messageSummary('<p>Short {:Max_1:} one</p>')).toBe('Short one');
  const long = messageSummary(`<p>${'word '.repeat(80)}</p>`);
  expect(long.length).toBeLessThanOrEqual(161);
  expect(long).toMatch(/word…$/);
});
