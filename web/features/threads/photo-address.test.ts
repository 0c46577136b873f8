import { expect, test } from 'vitest';
import type { Attachment } from '../../../contract/domains/media/shapes.ts';
import { lookedAt, photoAddress, photoLink, withPhoto } from './photo-address.ts';
import type { AnyPost } from './thread-state.ts';

const pictures = [11, 12, 13].map((aid) => ({ aid }) as Attachment);
const thread = { post_attachment: pictures };
const reply = { pid: 7, status: 1, hidden: '', attachment: pictures.slice(0, 1) } as unknown as AnyPost;
const asked = (query: string) => photoAddress(new URLSearchParams(query));

test.each([
  ['', null],
  ['photo=0', null],
  ['photo=-1', null],
  ['photo=1e3', null],
  ['photo=two', null],
  ['photo=2', { photo: 2, of: 0 }],
  ['photo=2&of=7&page=3', { photo: 2, of: 7 }],
  ['photo=2&of=x', { photo: 2, of: 0 }],
])('the query "%s" asks for the picture %o', (query, address) => {
  expect(asked(query)).toEqual(address);
});

test('a picture is added to the query of a page and removed from it, and the rest stays', () => {
  const page = new URLSearchParams('page=3&order=hot&photo=1&of=7');
  expect(withPhoto(page, null)).toBe('page=3&order=hot');
  expect(withPhoto(page, { photo: 2, of: 0 })).toBe('page=3&order=hot&photo=2');
  expect(withPhoto(page, { photo: 1, of: 8 })).toBe('page=3&order=hot&photo=1&of=8');
  expect(photoLink(pictures, 12)).toBe('?photo=2');
});

test.each([
  ['photo=1', 0],
  ['photo=3', 2],
  ['photo=4', undefined],
  ['photo=1&of=7', 0],
  ['photo=2&of=7', undefined],
  ['photo=1&of=8', undefined],
])('the address "%s" shows the picture at %s of its post', (query, index) => {
  expect(lookedAt(asked(query), thread, [reply])?.index).toBe(index);
});

test.each([{ status: -1 }, { hidden: 'blocked' }])(
  'a reply that is not shown shows no picture either: %o',
  (fields) => {
    expect(lookedAt(asked('photo=1&of=7'), thread, [{ ...reply, ...fields } as AnyPost])).toBeNull();
  },
);
