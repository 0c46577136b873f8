import { expect, test } from 'vitest';
import { formOf, outgoing } from './outgoing.ts';
import type { CallWire } from './wire.ts';

const wire = (more: Partial<CallWire>): CallWire => ({ method: 'POST', path: '/x', envelope: 'v5', ...more });

test('inputs of a GET travel in the query, beside what the contract fixes', () => {
  const get = wire({ method: 'GET', path: '/api/mobile/index.php', fixed: { query: { version: '16' } } });
  expect(outgoing(get, { idhash: 'a b&c', page: 2, none: undefined })).toEqual({
    url: '/api/mobile/index.php?version=16&idhash=a+b%26c&page=2',
    fields: undefined,
  });
});

test('inputs of a POST travel in the body, save those of path and query', () => {
  const post = wire({ path: '/t/{tid}/reply', query: ['scene'], fixed: { body: { action: 'reply' } } });
  expect(outgoing(post, { tid: 'a/7', scene: 's', message: 'm' })).toEqual({
    url: '/t/a%2F7/reply?scene=s',
    fields: { action: 'reply', message: 'm' },
  });
});

test('a form carries lists as JSON and files as they are', () => {
  const form = formOf({ aids: [1, 2], fid: 188, gone: undefined }, { file: new Blob(['x'], { type: 'image/png' }) });
  expect(form.get('aids')).toBe('[1,2]');
  expect(form.get('fid')).toBe('188');
  expect(form.has('gone')).toBe(false);
  expect((form.get('file') as File).type).toBe('image/png');
});
