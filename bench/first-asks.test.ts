import { expect, test } from 'vitest';
import { assertDifferent, oneOfEach } from './first-asks.ts';
import { type Group, inOrder } from './group.ts';
import { groups } from './groups.ts';
import { get, post } from './load.ts';
import { supplyOf } from './supply.ts';

test('no two first asks are for the same; who asks makes no difference', () => {
  const path = '/selfapi/thread/view';
  expect(() => assertDifferent([get('/a'), get('/b'), post(path, { tid: 1 }), post(path, { tid: 2 })])).not.toThrow();
  expect(() => assertDifferent([get('/a'), get('/a', { cookie: 'x' })])).toThrow('asked for twice');
  expect(() => assertDifferent([post(path, { tid: 1 }), post(path, { tid: 1 })])).toThrow('asked for twice');
});

test('each address is asked for once before later asks are measured, for all askers together', () => {
  const [first, other] = [get('/a', { cookie: 'x' }), get('/b')];
  expect(oneOfEach([first, other, get('/a')]).map(({ path }) => path)).toEqual(['/a', '/b']);
});

test('what was taken is never handed out again, and an empty supply is an error', () => {
  const supply = supplyOf([1, 2, 3, 4, 5]);
  expect([supply.take(2), supply.take(2), supply.take(2)]).toEqual([[1, 2], [3, 4], [5]]);
  expect(() => supply.take(1)).toThrow('too small');
});

test('a request takes what browsers take, whatever else it is given', () => {
  expect(get('/a', { 'accept-encoding': 'identity' }).headers['accept-encoding']).toBe('gzip, deflate, br');
  expect(post('/a', {}).headers).toEqual({
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br',
  });
});

test('each file of lines is a group, memory comes after all that load the site, and names are their own', () => {
  const names = groups.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['pages', 'json', 'mixed', 'replies', 'memory']));
  const memory = names.indexOf('memory');
  for (const name of ['pages', 'json', 'feeds', 'members', 'mixed', 'replies']) {
    expect(names.indexOf(name)).toBeLessThan(memory);
  }
  const group = (name: string, at: number): Group => ({ name, at, needs: 'nothing', lines: async () => [] });
  expect(inOrder([group('b', 2), group('a', 1)]).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(() => inOrder([group('a', 1), group('a', 2)])).toThrow('two groups are called a');
});
