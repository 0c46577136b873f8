import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { Api } from '../support/api.ts';
import { newThread } from '../support/content.ts';
import { testDb } from '../support/db.ts';
import { drawImage, type Member, register } from '../support/people.ts';

const { url: databaseUrl, pool } = await testDb();
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-leaks-'));

let site: Site;
let api: Api;
let member: Member;
let tid: number;
let cookie: string;
/** Everything that the server wrote to its standard output and error. */
let log = '';

beforeAll(async () => {
  site = await startSite({ databaseUrl, dataDir, env: { LOG_LEVEL: 'trace', PUBLIC_URL: 'https://forum.localhost' } });
  for (const stream of [site.process.stdout, site.process.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  api = new Api(site.url);
  member = await register(api, { email: 'confided@example.com' });
  ({ tid } = await newThread(api, { author: member }));
  const session = await api.must('sign-in.open-page-session', { uid: member.uid }, { token: member.token });
  cookie = String(session.headers.get('set-cookie'));
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => api.fetch(path, { headers });

describe('what every answer carries', () => {
  const asMember = () => ({ cookie: cookie.split(';', 1)[0]! });
  test.each<[string, () => Promise<Response>]>([
    ['a page drawn for a guest', () => get('/ng/latest?page=1')],
    ['the same page from the cache', () => get('/ng/latest?page=1')],
    ['a page drawn for a member', () => get('/ng', asMember())],
    ['a thread', () => get(`/forum/15443/${tid}`)],
    ['a page that is not there', () => get('/no/such/page')],
    ['a thread that is not there', () => get('/forum/15443/999999999')],
    ['a page that needs more', () => get('/permission')],
    ['the API page', () => get('/docs')],
    ['the page of what is sent live', () => get('/docs/live')],
    // Shown to this machine alone: without what a proxy adds.
    ['the outbox of development', () => fetch(`${site.url}/dev/outbox`)],
  ])('%s: a policy without inline code, no frames, no guessed types', async (_title, ask) => {
    const { headers } = await ask();
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src '(?:self|none)'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('x-powered-by') ?? headers.get('server')).toBeNull();
  });

  test.each([
    ['a call', '/v5/extend/forYouRecommon'],
    ['a path that no call has', '/v5/no/such/call'],
    ['the contract', '/openapi.json'],
    ['the contract of the socket', '/asyncapi.json'],
    ['the site map', '/sitemap.xml'],
    ['for robots', '/robots.txt'],
    ['a script of the API page', '/docs/start.js'],
    ['an icon', '/favicon.svg'],
    ['a stored file that is not there', '/media/no/such.webp'],
    ['health', '/healthz'],
  ])('%s: no guessed types', async (_title, path) => {
    expect((await get(path)).headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a member’s picture can run nothing', async () => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const files = { file: new File([new Uint8Array(bytes)], '<script>.jpg', { type: 'image/jpeg' }) };
    const { data } = await api.must('media.image-upload', {}, { token: member.token, files });
    const { status, headers } = await get(new URL(data.fileUrl, site.url).pathname);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']));
    expect(policy?.filter((part) => part.includes('script'))).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('every cookie is closed to scripts, to other sites’ posts, and to the open air', async () => {
    const language = await api.must('sign-in.choose-lang', { lang: 'fr' });
    const out = await api.must('sign-in.clear-user-info', {}, { headers: asMember() });
    // The ticket that a form leaves for a page's script is read by it, and alone is worth nothing.
    const set = [cookie, ...language.headers.getSetCookie(), ...out.headers.getSetCookie()];
    const [tickets, closed] = [
      set.filter((each) => each.includes('bb_entered=')),
      set.filter((each) => !each.includes('bb_entered=')),
    ];
    expect(tickets).toEqual([expect.stringMatching(/^__Host-bb_entered=; Path=\/; Max-Age=0; SameSite=Lax; Secure$/)]);
    expect(closed.length).toBeGreaterThan(2);
    for (const each of closed) expect(each).toMatch(/; HttpOnly; SameSite=(?:Lax|Strict); Secure$/);
    for (const path of ['/', '/ng', `/forum/15443/${tid}`, '/v5/extend/forYouRecommon'])
      expect((await get(path)).headers.get('set-cookie')).toBeNull();
  });

  test('no page holds the token or the cookie of its reader', async () => {
    const page = await (await get('/ng', asMember())).text();
    expect(page).toContain(member.username);
    expect(page).not.toContain(member.token);
    expect(page).not.toContain(asMember().cookie.split('=')[1]);
  });
});

test('the log names every request by its path, and nothing of what was confided in it', async () => {
  const { token, username, password } = member;
  const secret = 'keepthishidden';
  const key = 'idempotency-key-of-mine';
  await api.call('sign-in.login', { username, password });
  await api.call('sign-in.login', { username, password: secret });
  const idhash = await drawImage(api);
  await register(api, { password: `${secret}-9`, email: `${secret}@example.com`, idhash });
  await api.call('threads.create', { subject: 'x' }, { token, headers: { 'idempotency-key': key } });
  await get(`/ng/latest?q=${secret}&access_token=${token}`);
  await get(`/no/such/page?password=${secret}`);
  await get(`/v5/user/auth?token=${token}`, { authorization: `Bearer ${secret}` });
  await get(`/api/mobile/index.php?password=${secret}`);
  for (const body of [`{"password":"${secret}"`, `["${secret}"]`])
    await api.fetch('/v5/user/phoneCode', { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  // A fault of our own is logged in full, yet without the values of the row.
  await pool.query('alter table threads.threads add constraint broken check (length(subject) < 5) not valid');
  const failed = await api.call('threads.create', { subject: secret, message: `A message to ${secret}.` }, { token });
  await pool.query('alter table threads.threads drop constraint broken');
  expect(failed.http).toBe(500);
  expect(JSON.stringify(failed.body)).not.toMatch(/constraint|threads\.threads|at .*\.ts/);
  await get('/ng/the-last-line');

  await expect.poll(() => log, { timeout: 5000 }).toContain('/ng/the-last-line');
  expect(log).toContain('"path":"/ng/latest"');
  expect(log).toContain('"constraint":"broken"');
  for (const line of log.split('\n').filter((text) => text.startsWith('{'))) JSON.parse(line);
  const page = cookie.split(';', 1)[0]!.split('=')[1]!;
  for (const confided of [secret, token, password, page, key, 'confided@example.com', '/latest?']) {
    const leak = log.split('\n').find((line) => line.includes(confided));
    expect(leak, confided).toBeUndefined();
  }
});
