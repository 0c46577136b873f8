import { describe, expect, test, vi } from 'vitest';
import { staying } from '../root.tsx';
import { hrefOf, pathWithin, resolve } from './address.ts';
import { data, redirect, redirectOf, routeErrorOf } from './answers.ts';
import { NetworkLost } from './network-lost.ts';
import { askForData, dataAddress, pageOfDataAddress } from './page-data.ts';
import { failureOf, mustLoad, type Page, type PageMatch, renewed, stayingData } from './page-state.ts';

describe('an address', () => {
  test.each([
    ['/latest', '/latest'],
    ['/latest?page=2#end', '/latest?page=2#end'],
    ['?page=2', '/ng-is-not-here?page=2'],
    ['#end', '/ng-is-not-here#end'],
    [{ search: 'page=2' }, '/ng-is-not-here?page=2'],
    [{ pathname: '/x', search: '', hash: '' }, '/x'],
  ])('%j leads to %s', (to, address) => {
    const { pathname, search, hash } = resolve(to, '/ng-is-not-here');
    expect(pathname + search + hash).toBe(address);
  });

  test.each([
    ['/', '/', '/'],
    ['/', '/ng', '/ng'],
    ['/?a=1', '/ng', '/ng?a=1'],
    ['/latest', '/ng', '/ng/latest'],
    ['/latest', '/', '/latest'],
    ['//evil.example', '/', '/'],
    ['/..//evil.example', '/ng', '/'],
  ])('%s under %s is %s', (to, basename, href) => {
    expect(hrefOf(resolve(to, '/'), basename)).toBe(href);
  });

  test.each([
    ['/ng', '/ng', '/'],
    ['/ng/', '/ng', '/'],
    ['/ng/latest', '/ng', '/latest'],
    ['/ngo', '/ng', null],
    ['/latest', '/', '/latest'],
  ])('%s within %s is %s', (pathname, basename, within) => {
    expect(pathWithin(pathname, basename)).toBe(within);
  });
});

describe('a page’s data', () => {
  test.each(['/', '/ng', '/ng/latest?page=2', '/forum/15443/7'])('of %s is asked for beside it', (page) => {
    const url = new URL(page, 'https://example.org');
    const asked = dataAddress(url, ['root', 'routes/home']);
    expect(asked.pathname).toMatch(/\.data$/);
    expect(pageOfDataAddress(asked)).toEqual({ page: url, routes: new Set(['root', 'routes/home']) });
  });

  test('is asked for of all routes where none is named, and a page is a page', () => {
    expect(pageOfDataAddress(new URL('https://example.org/ng.data'))?.routes).toBeNull();
    expect(pageOfDataAddress(new URL('https://example.org/ng/latest'))).toBeNull();
  });
});

test('a question that is refused for asking too much has no data, and is no page without any', async () => {
  const body = { code: 1, status: 0, success: 0, data: null, error: 'wire.too_many', msg: 'Too many.' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 429 }));
  const asked = askForData(new URL('https://example.org/latest'), ['root'], new AbortController().signal);
  vi.unstubAllGlobals();
  await expect(asked).rejects.toMatchObject({ status: 429 });
});

test('a page that a network puts in place of an answer is no answer, a fault of the site’s is one', async () => {
  const askedOf = (status: number) => {
    vi.stubGlobal('fetch', async () => new Response('<p>', { status, headers: { 'content-type': 'text/html' } }));
    const asked = askForData(new URL('https://example.org/latest'), ['root'], new AbortController().signal);
    vi.unstubAllGlobals();
    return asked;
  };
  await expect(askedOf(200)).rejects.toBeInstanceOf(NetworkLost);
  await expect(askedOf(502)).rejects.toMatchObject({ status: 502 });
});

const match = (id: string, module: Partial<PageMatch['module']> = {}, params = {}): PageMatch => ({
  id,
  params,
  module: { default: () => null, ...module },
});
const ErrorBoundary = () => null;

describe('what failed', () => {
  const matches = [match('root', { ErrorBoundary }), match('frame', { ErrorBoundary }), match('page')];
  test.each([
    ['page', 'frame'],
    ['frame', 'frame'],
    ['root', 'root'],
  ])('in %s is shown by %s', (failed, shown) => {
    expect(failureOf(matches, new Map([[failed, 'why']]))).toEqual({ id: shown, error: 'why' });
  });

  test('outermost is shown of several, and nothing of none', () => {
    expect(
      failureOf(
        matches,
        new Map([
          ['page', 1],
          ['root', 2],
        ]),
      ),
    ).toEqual({ id: 'root', error: 2 });
    expect(failureOf(matches, new Map())).toBeNull();
  });
});

describe('a page asked for anew while it is read', () => {
  const page = (data: Page['data'], failure: Page['failure'] = null): Page => ({
    location: { pathname: '/a', search: '', hash: '', key: '1' },
    matches: [],
    data,
    failure,
  });
  const read = page({ frame: 1, page: { title: 'A', replies: { ok: true, list: [1] } } });
  const failedBy = (status: number) => page({}, { id: 'page', error: { status, data: null } });

  test('leaves what is refused then as it was, and takes the rest', () => {
    const refused = page({ frame: 2, page: { title: 'B', replies: { ok: false, message: 'Too many.' } } });
    expect(renewed(read, refused).data).toEqual({ frame: 2, page: read.data.page });
    expect(renewed(page({ list: { ok: true } }), page({ list: { ok: false } })).data).toEqual({ list: { ok: true } });
    const other = page({ frame: 2, page: { title: 'B', replies: { ok: false, message: 'Still too many.' } } });
    expect(renewed(refused, other).data).toEqual(other.data);
  });

  test.each([429, 500, 503])('stays as it was where the answer is %i', (status) => {
    expect(renewed(read, failedBy(status))).toBe(read);
  });

  test('goes where it is gone, and comes where it could not be shown before', () => {
    expect(renewed(read, failedBy(404))).toEqual(failedBy(404));
    expect(renewed(failedBy(503), read)).toBe(read);
    expect(renewed(failedBy(503), failedBy(500))).toEqual(failedBy(500));
  });
});

describe('a loader on a step', () => {
  const from = (matches: PageMatch[]): Page => ({
    location: { pathname: '/a', search: '', hash: '', key: '1' },
    matches,
    data: Object.fromEntries(matches.map(({ id }) => [id, 1])),
    failure: null,
  });
  const a = new URL('https://example.org/a');
  const b = new URL('https://example.org/b');
  const paged = new URL('https://example.org/a?page=2');
  const stays = match('frame');
  test.each([
    ['runs for a new route', match('page'), [stays], b, false, true],
    ['does not for one that stays', stays, [stays], b, false, false],
    ['runs where the query changed', stays, [stays], paged, false, true],
    ['runs where the page is wanted anew', stays, [stays], a, true, true],
    ['runs for other parameters', match('page', {}, { id: '2' }), [match('page', {}, { id: '1' })], b, false, true],
    ['asks the route itself', match('frame', { shouldRevalidate: () => false }), [stays], paged, true, false],
  ])('%s', (_, next, before, to, again, runs) => {
    expect(mustLoad(next, from(before), to, a, again)).toBe(runs);
  });
});

test('what was said by one page is not said by the next, and stays while pictures of it are looked at', () => {
  const root = match('root', { staying });
  const said = { call: 'store.save-goods', fields: {} };
  const from: Page = {
    ...{ location: { pathname: '/a', search: '?change=7', hash: '', key: '1' }, matches: [root], failure: null },
    data: { root: { viewer: null, said }, page: 1 },
  };
  const at = (pathname: string, search: string) =>
    stayingData([root, match('page')], from, { pathname, search, hash: '' });
  expect(at('/a', '?change=7&photo=1')).toEqual(from.data);
  for (const [pathname, search] of [['/a', ''] as const, ['/b', '?change=7'] as const])
    expect(at(pathname, search)).toEqual({ root: { viewer: null }, page: 1 });
});

test('what a loader throws is a redirect, a status or a fault', () => {
  expect(redirectOf(redirect('/latest'))).toBe('/latest');
  expect(redirectOf(new Response(null, { status: 503 }))).toBeNull();
  expect(routeErrorOf(new Response(null, { status: 503 }))).toEqual({ status: 503, data: null });
  expect(routeErrorOf(data({ status: 404 }, { status: 404 }))).toEqual({ status: 404, data: { status: 404 } });
  expect(routeErrorOf(new Error('secret'))).toBeNull();
});
