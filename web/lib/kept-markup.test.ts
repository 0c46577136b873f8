import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { KeptMarkup, KeptPage } from './kept-markup.ts';

const digest = (text: string) => hash('sha256', text, 'base64');
const pageOf = (store: KeptMarkup, setting: string) => new KeptPage(store, digest, setting);

/** A page that draws one part: as it was kept, or anew between marks. */
function draw(store: KeptMarkup, setting: string, post: object, markup: string): { html: string; kept: boolean } {
  const page = pageOf(store, setting);
  const found = page.find('pid1', post);
  const html = page.gather(`<li>${found ?? page.mark + markup + page.mark}</li>`);
  return { html, kept: found !== undefined };
}

test('what was drawn once is taken as it is, until what it is made of changes', () => {
  const store = new KeptMarkup(10_000);
  const post = { pid: 1, like: 0 };
  expect(draw(store, 'en', post, '<p>एक</p>')).toEqual({ html: '<li><p>एक</p></li>', kept: false });
  expect(draw(store, 'en', { ...post }, 'not drawn')).toEqual({ html: '<li><p>एक</p></li>', kept: true });
  expect(draw(store, 'en', { pid: 1, like: 1 }, '<p>two</p>')).toEqual({ html: '<li><p>two</p></li>', kept: false });
  expect(draw(store, 'en', { pid: 1, like: 1 }, 'not drawn').html).toBe('<li><p>two</p></li>');
});

test('pages in another language or country share nothing', () => {
  const store = new KeptMarkup(10_000);
  draw(store, 'en', { pid: 1 }, 'Reply');
  expect(draw(store, 'fr', { pid: 1 }, 'Répondre').html).toBe('<li>Répondre</li>');
  expect(draw(store, 'en', { pid: 1 }, 'not drawn').html).toBe('<li>Reply</li>');
});

test('what is kept beside the markup is short, however much it is made of', () => {
  const store = new KeptMarkup(200);
  const post = { pid: 1, message: 'x'.repeat(5000) };
  draw(store, 'en', post, '<p>cut</p>');
  expect(draw(store, 'en', post, 'not drawn').kept).toBe(true);
  expect(draw(store, 'en', { ...post, message: 'y'.repeat(5000) }, '<p>new</p>').kept).toBe(false);
});

test('several parts of a page are kept each under its own name', () => {
  const store = new KeptMarkup(10_000);
  const page = pageOf(store, 'en');
  for (const name of ['a', 'b']) expect(page.find(name, 1)).toBeUndefined();
  const { mark } = page;
  expect(page.gather(`<ol>${mark}A${mark}, ${mark}B${mark}</ol>`)).toBe('<ol>A, B</ol>');
  const next = pageOf(store, 'en');
  expect([next.find('a', 1), next.find('b', 1)]).toEqual(['A', 'B']);
});

test('of a page that broke off nothing is kept, and no mark is sent', () => {
  const store = new KeptMarkup(10_000);
  const page = pageOf(store, 'en');
  page.find('a', 1);
  page.find('b', 1);
  expect(page.gather(`<ol>${page.mark}A${page.mark}${page.mark}half</ol>`)).toBe('<ol>Ahalf</ol>');
  expect(pageOf(store, 'en').find('a', 1)).toBeUndefined();
});

test('no more is kept than there is room for', () => {
  const store = new KeptMarkup(1000);
  for (let i = 0; i < 200; i += 1) store.keep(`pid${i}`, 'facts', 'x'.repeat(45));
  for (let i = 0; i < 200; i += 1) store.keep('pid0', `facts ${i}`, 'y'.repeat(45));
  const left = Array.from({ length: 200 }, (_, i) => store.find(`pid${i}`, 'facts')).filter(Boolean);
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThanOrEqual(20);
  store.keep('too large', 'facts', 'z'.repeat(2000));
  expect(store.find('too large', 'facts')).toBeUndefined();
});
