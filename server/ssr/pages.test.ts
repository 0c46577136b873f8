import { createHash } from 'node:crypto';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { register } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countries } from '../../contract/primitives/countries.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import type { Actor } from '../platform/context.ts';
import { createPieceStore } from '../platform/pieces/store.ts';
import { Refusal } from '../platform/refusal.ts';
import { builtBundle, type TableRoute } from './bundle.ts';
import type { PageDeps } from './deps.ts';
import { createSentPages, registerPages } from './index.ts';

const ama: Viewer = {
  ...{ uid: 7, username: 'Ama', avatar: '', frame: '', countryFid: 220, groupid: 10 },
  ...{ isCreator: false, verified: true, needsConsent: false, moderatesHome: false },
  ...{ isModerator: false, mayCreateTopic: false },
  mayPost: ['plain'],
};

/** Of another level, country and kind. */
const kofi: Viewer = { ...ama, uid: 8, username: 'Kofi', countryFid: 188, groupid: 15, verified: false };
const members = new Map([
  ['known', { uid: ama.uid } as Actor],
  ['other', { uid: kofi.uid } as Actor],
]);

/** An address that has asked for more than its share. */
const greedy = '192.0.2.9';

/** Guests' pages as they come to the cache, which in these tests stores nothing. */
const filled: string[] = [];

const deps: PageDeps = {
  formToken: () => 'token',
  actors: { byPageCookie: async (cookie) => members.get(cookie) ?? null },
  viewerOf: async ({ uid }) => (uid === ama.uid ? ama : kofi),
  countRead: (ip) => {
    if (ip === greedy) throw new Refusal('wire.too_many', { retryAfterSeconds: 17 });
  },
  callsFor:
    (_request, { cacheTags }) =>
    async () => {
      cacheTags.add('f:293');
      return {
        ok: true,
        beside: {},
        msg: '',
        data: {
          ...{ list: [], page: 1, count: 0, totalPage: 0, next: '', members: 0 },
          // What every page has beside its own.
          ...{ top: null, home: [], read_only: { on: 0 }, off: [] },
        },
      };
    },
  pieces: createPieceStore(1_000_000),
  sentPages: createSentPages(),
  guestPages: {
    fill: async (url, render) => {
      filled.push(url);
      return render(new Set());
    },
  },
  shopUrlOf: async ({ fid }) => `https://shop.example/${fid}`,
  phoneCodes: false,
  otherSites: [],
  now: () => new Date(),
  publicUrl: 'http://localhost:3000',
  siteName: 'Baobab',
  development: false,
};

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await registerPages(app, deps);
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const asMember = { cookie: 'bb_page=known' };
/** The files that a page names as its code. */
const codeOf = async (...asked: Parameters<typeof get>): Promise<string> =>
  /<form id="do"[^>]* data-code="([^"]+)"/.exec((await get(...asked)).body)?.[1] ?? '';

/** Attributes of each script that runs; a block of data is none. */
const scripts = (html: string): string[] =>
  [...html.matchAll(/<script([^>]*)>/g)]
    .map((match) => match[1] ?? '')
    .filter((found) => !/type="[^"]*json"/.test(found));

describe('a page', () => {
  test('is rendered whole for a guest, without a nonce, and with the early scripts alone', async () => {
    filled.length = 0;
    const answer = await get('/privacy');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(filled).toEqual(['/privacy']);
    const policy = String(answer.headers['content-security-policy']);
    const early = [...answer.body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
    expect(early).toHaveLength(2);
    expect(gzipSync(early.join('')).length).toBeLessThan(2048);
    const hashes = early.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(scripts(answer.body)).toEqual(['', '']);
    // The theme before anything is painted; the other before all that isn't the header.
    expect(answer.body).toMatch(
      /<head>.*<script>[^<]*bb_theme.*<\/head>.*<script>\{document\.currentScript.*<\/script><\/header>.*<main/s,
    );
    const [entry = '', ...parts] = /<form id="do"[^>]* data-code="([^"]+)"/.exec(answer.body)?.[1]?.split(' ') ?? [];
    expect(entry).toMatch(/^\/assets\/entry\.client-/);
    expect(parts.every((part) => part.startsWith('/assets/'))).toBe(true);
    // Nothing is fetched but what the early script asks for.
    expect(answer.body).not.toMatch(/<link[^>]*modulepreload/);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(answer.body).not.toContain(' style="');
  });

  test('brings its styles along for a guest and on a member’s first visit; later ones link the cached sheet', async () => {
    const guest = await get('/privacy');
    const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(guest.body) ?? [];
    const hash = createHash('sha256').update(css).digest('base64');
    expect(css.length).toBeGreaterThan(10_000);
    expect(String(guest.headers['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}'`);
    // Without script the theme's colours are a sheet of their own.
    expect(guest.body.replace(/<noscript>.*?<\/noscript>/g, '')).not.toContain('rel="stylesheet"');
    const first = await get('/privacy', asMember);
    expect(first.body).toContain(`>${css}</style>`);
    // Fetched once the page has come whole.
    expect(first.body).toMatch(/<link rel="prefetch" href="\/assets\/[^<]*>(?:<input [^<>]*>){2}<\/body>/);
    expect(String(first.headers['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}'`);
    const [look = ''] = String(first.headers['set-cookie']).split(';', 1);
    expect(look).toMatch(/^bb_look=/);
    const later = await get('/privacy', { cookie: `${asMember.cookie}; ${look}` });
    expect(later.body).not.toContain('<style');
    expect(later.body).toMatch(/<link [^>]*rel="stylesheet"/);
    expect(later.headers['set-cookie']).toBeUndefined();
    const another = await get('/privacy', { cookie: `${asMember.cookie}; bb_look=ofanother` });
    expect(another.body).toContain('<style data-href="/assets/entry-');
  });

  test('holds no more styles than 16 kB packed, on the pages that most readers see', async () => {
    // The aim is 15; the rules for type at 200 % are the last one.
    for (const path of ['/', '/latest', '/forum', '/forum/15443', '/forum/15443/1024']) {
      const { body } = await get(path);
      const sheets = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
      expect([path, gzipSync(sheets.join('')).length < 16_000]).toEqual([path, true]);
    }
  });

  test('names what members alone do on a thread’s page for a member', async () => {
    const codes = [await codeOf('/forum/15443/1024'), await codeOf('/forum/15443/1024', asMember)];
    expect(codes.map((code) => /ForMembers|writing/.test(code))).toEqual([false, true]);
  });

  test('holds the icons that are above the fold, and the flags', async () => {
    const { body } = await get('/latest');
    const symbols = new Set([...body.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...body.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((id) => !symbols.has(id))).toEqual([]);
  });

  test('holds a member’s page to the policy of a guest’s, and is cached by nobody', async () => {
    const guests = await get('/privacy');
    filled.length = 0;
    const answer = await get('/privacy', asMember);
    expect(answer.headers['content-security-policy']).toBe(guests.headers['content-security-policy']);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(filled).toEqual([]);
    expect(answer.body).toContain('Ama');
  });

  test('is a guest page where the cookie is unknown', async () => {
    const answer = await get('/privacy', { cookie: 'bb_page=other' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('Ama');
  });

  test.each([
    ['/privacy', 'en'],
    ['/ng/privacy', 'en'],
    ['/ma/privacy', 'fr'],
    ['/ci/privacy', 'fr'],
    ['/in/privacy', 'hi'],
  ])('%s is in %s whatever the browser asks for', async (url, language) => {
    const answer = await get(url, { 'accept-language': 'de', cookie: 'bb_lang=hi' });
    expect(answer.body).toContain(`<html lang="${language}" dir="ltr"`);
    expect(answer.headers['content-language']).toBe(language);
  });

  test('answers its data alone where the router asks for it', async () => {
    filled.length = 0;
    const answer = await get('/ng/privacy.data', asMember);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(filled).toEqual([]);
    const guest = await get('/ng/privacy.data');
    expect(guest.body).toContain('siteName');
    expect(guest.body).not.toContain('Ama');
    // Guests' data is stored as their pages are.
    expect(filled).toEqual(['/ng/privacy.data']);
    expect(guest.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('is compressed for those who take it', async () => {
    const answer = await get('/privacy', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toMatch(/^(br|gzip)$/);
    expect(answer.headers.vary).toContain('accept-encoding');
  });
});

describe('a page that is not there', () => {
  test.each(['/404', '/ma/404', '/no/such/page', '/xx', '/xx/latest', '/ng/xx'])(
    'R-MSC-007 R-MSC-027 %s is 404 and says so',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      const french = url.startsWith('/ma');
      expect(answer.body).toContain(french ? 'Cette page est introuvable.' : 'This page could not be found.');
      expect(answer.body).toContain(french ? 'Page introuvable' : 'Page not found');
    },
  );

  test('R-MSC-059 the 404 page of the global locale has no prefix, the others have theirs', async () => {
    expect((await get('/404')).body).toContain('data-country="global"');
    expect((await get('/in/404')).body).toContain('data-country="in"');
    expect((await get('/global/404')).headers.location).toBe('/404');
  });

  test.each([
    '//',
    '//evil.example/x',
    '/\\evil.example',
    '/%00',
    '/a.data',
    '/ng//xx',
    '/%2e%2e/x',
    '/?page=%E0%A4%A',
  ])('no spelling of an address is a fault: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });

  test('still shows the member as logged in', async () => {
    expect((await get('/no/such/page', asMember)).body).toContain('Ama');
  });

  test('a fault is 500 with the system error text, and reveals nothing of itself', async () => {
    const broken = Fastify();
    await registerPages(broken, {
      ...deps,
      callsFor: () => () => Promise.reject(new Error('secret of the house')),
    });
    const answer = await broken.inject({ url: '/' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('System error / Please try it later.');
    expect(answer.body).not.toContain('secret of the house');
    await broken.close();
  });
});

test.each([
  ['the cookie can not be read', { actors: { byPageCookie: () => Promise.reject(new Error('secret')) } }],
  ['the member can not be found', { viewerOf: () => Promise.reject(new Error('secret')) }],
])('where %s the page is the system error page', async (_, broken) => {
  const server = Fastify();
  await registerPages(server, { ...deps, ...broken });
  const answer = await server.inject({ url: '/ma/privacy', headers: asMember });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('Erreur système. Réessayez plus tard.');
  expect(answer.body).not.toContain('secret');
  await server.close();
});

describe('the route table', () => {
  function pathsOf(routes: TableRoute[], parent = ''): string[] {
    return routes.flatMap((route) => {
      const path = route.path ? `${parent}/${route.path}` : parent;
      const own = path.replace(/:\w+\??/g, '1').replace('*', 'no/such/page') || '/';
      return route.children?.length ? pathsOf(route.children, path) : [own];
    });
  }

  test('R-MSC-006 R-MSC-011 every route exists under every country code', async () => {
    const { routes, routeIdsAt } = (await (await builtBundle())()).entry;
    const paths = pathsOf(routes);
    expect(paths).toContain('/');
    for (const path of paths) {
      const plain = routeIdsAt(path, '/').at(-1);
      expect(plain, path).toMatch(/^routes\//);
      for (const { code } of countries.filter((country) => country.code !== 'global')) {
        const address = path === '/' ? `/${code}` : `/${code}${path}`;
        expect(routeIdsAt(address, `/${code}`).at(-1), address).toBe(plain);
      }
    }
  });
});

describe('a file of the build', () => {
  test('never changes under its name and is sent as it was compressed', async () => {
    const { body } = await get('/privacy');
    const script = /data-code="(\/assets\/entry\.client-[^" ]+\.js)/.exec(body)?.[1] ?? '';
    const packed = await get(script, { 'accept-encoding': 'br' });
    expect(packed.statusCode).toBe(200);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await get(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.rawPayload.length).toBeGreaterThan(packed.rawPayload.length);
  });

  test('holds the texts of one language that every page has', async () => {
    const { body } = await get('/ma/privacy');
    const file = /data-texts="(\/assets\/texts\/fr\/entry\.[^" ]+\.js)/.exec(body)?.[1] ?? '';
    const texts = await get(file);
    expect(texts.headers['content-type']).toContain('javascript');
    expect(texts.body).toContain('Erreur système');
  });

  test("the app's QR code is a picture of its own", async () => {
    const { headers, body } = await get('/app-qr.svg');
    expect(headers['content-type']).toContain('image/svg+xml');
    expect(body).toMatch(/^<svg /);
  });

  test('holds no validation library and no server code', async () => {
    const { body } = await get('/privacy');
    for (const [, script = ''] of body.matchAll(/href="(\/assets\/[^"]+\.js)"/g)) {
      const { body: code } = await get(script);
      expect(/ZodObject|safeParse|node:stream/.test(code), script).toBe(false);
    }
  });
});

describe('a reader who saves data', () => {
  const isLite = (html: string) => /<html[^>]* data-lite/.test(html);

  test('is known by the browser’s word, or the choice on this device, and gets a page cached apart', async () => {
    filled.length = 0;
    const said = await get('/latest', { 'save-data': 'on' });
    expect(isLite(said.body)).toBe(true);
    expect(said.headers.vary).toContain('save-data');
    expect(isLite((await get('/latest', { cookie: 'bb_lite=1' })).body)).toBe(true);
    expect(isLite((await get('/latest', { cookie: 'bb_lite=0', 'save-data': 'on' })).body)).toBe(false);
    expect(filled).toEqual(['lite /latest', 'lite /latest', '/latest']);
  });
});

describe('an address that asks for too many pages', () => {
  const ask = (url: string) => app.inject({ url, remoteAddress: greedy });

  test.each([
    ['/latest', 'en', 'Too many pages at once'],
    ['/ma/latest', 'fr', 'Trop de pages'],
    ['/in', 'hi', 'बहुत सारे पेज'],
  ])('%s reads so in its own language, and when to come again', async (url, language, words) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers).toMatchObject({
      'retry-after': '17',
      'cache-control': 'no-store',
      'content-language': language,
      'content-type': 'text/html; charset=utf-8',
    });
    expect(answer.body).toContain(words);
    expect(answer.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(answer.body).not.toContain('<script');
  });

  test('the router, which asks for data alone, is answered as a call is', async () => {
    expect((await ask('/latest.data')).statusCode).not.toBe(200);
    expect((await ask('/latest.data')).headers['content-type']).toContain('json');
  });
});

test('a member’s page that says the same is sent again, with a key of its own', async () => {
  const headers = { 'accept-encoding': 'br', cookie: 'bb_page=known' };
  const read = async () => brotliDecompressSync((await get('/gh/termofuse', headers)).rawPayload).toString();
  const [first, second] = [await read(), await read()];
  const { values } = (await register.getSingleMetric('pages_made_total')?.get()) ?? { values: [] };
  expect(values.find(({ labels }) => labels.how === 'again')?.value).toBe(1);
  const withoutKey = (html: string) => html.replace(/(name="_token" value="token"><[^>]*)"[\w-]{12}"/, '$1');
  expect([second === first, withoutKey(second) === withoutKey(first)]).toEqual([false, true]);
});
