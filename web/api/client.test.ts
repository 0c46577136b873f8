import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { leaveBrokenCreatorSite, logOutCreator } from '../session/creator-session.ts';
import { closeDialog, openedDialog } from '../session/dialogs.ts';
import { answerOwner, isOwnerAsked } from '../session/owner-proof.ts';
import { logOut } from '../session/session.ts';
import { clearToken, readToken, storeToken } from '../session/token.ts';
import { textsOf } from '../texts/load.ts';
import { call, timeoutMs, timeouts } from './client.ts';
import { type ApiRefusal, isRefusal } from './wire.ts';

/** A server that gives the answer set for it and records what it was asked. */
let server: FastifyInstance;
let base = '';
const asked: FastifyRequest[] = [];
let next: { status: number; body: unknown } = { status: 200, body: {} };
const keys = await generateKeyPair('RSA-OAEP-256', { modulusLength: 2048, extractable: true });
/** The server's clock runs an hour before this machine's. */
const ahead = 3_600_000;

/** The few parts of a browser that a call needs. */
const assigned: string[] = [];
const stored = new Map<string, string>();
const replaced: string[] = [];
const page = {
  pathname: '/ma/latest',
  assign: (to: string) => assigned.push(to),
  replace: (to: string) => replaced.push(to),
};

beforeAll(async () => {
  server = Fastify();
  server.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('date', new Date(Date.now() + ahead).toUTCString());
    return { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RSA-OAEP-256', use: 'enc' }] };
  });
  server.all('/*', (request, reply) => {
    asked.push(request);
    return reply.code(next.status).send(next.body);
  });
  base = await server.listen({ port: 0 });
  const overNetwork = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => overNetwork(base + url, init));
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('location', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterAll(async () => {
  clearToken();
  vi.unstubAllGlobals();
  await server.close();
});
beforeEach(() => {
  asked.length = 0;
  assigned.length = 0;
  replaced.length = 0;
  clearToken();
  next = { status: 200, body: { status: 1, code: 0, msg: '', data: {} } };
});

const refusalOf = async (answer: Promise<unknown>): Promise<ApiRefusal> => {
  const error: unknown = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isRefusal(error)) throw error;
  return error;
};

describe('headers', () => {
  test('R-SES-021 the token travels in its own header when there is one', async () => {
    await call('sign-in.get-lang', {});
    expect(asked[0]?.headers['x-auth-token']).toBeUndefined();
    storeToken('abc');
    await call('sign-in.get-lang', {});
    expect(asked[1]?.headers['x-auth-token']).toBe('abc');
  });

  test("R-SES-022 the page's language travels with every call", async () => {
    await call('sign-in.get-lang', {});
    await call('follows.follow', { follow_uid: 3 });
    expect(asked.map((request) => request.headers['accept-language'])).toEqual(['fr', 'fr']);
  });

  test('what nobody has opened says so', async () => {
    await call('feeds.latest', {}, { quiet: true });
    await call('feeds.latest', {}, { quiet: false });
    expect(asked.map(({ headers }) => headers['x-quiet'])).toEqual(['1', undefined]);
  });

  test('what creates something has an idempotency key, the one of the form where there is one', async () => {
    const thread = { subject: 's', message: 'm' } as Parameters<typeof call<'threads.create'>>[1];
    await call('threads.create', thread);
    await call('threads.create', thread, { idempotencyKey: 'made-with-the-form' });
    await call('follows.follow', { follow_uid: 3 });
    expect(asked[0]?.headers['idempotency-key']).toMatch(/^\w{32}$/);
    expect(asked[1]?.headers['idempotency-key']).toBe('made-with-the-form');
    expect(asked[2]?.headers['idempotency-key']).toBeUndefined();
  });
});

describe('answers', () => {
  test('R-MSC-036 a legacy answer is a success with code 0, else its msg is thrown', async () => {
    next.body = { code: 0, msg: 'fine', data: { list: [] }, Variables: { a: 1 } };
    const answer = await call('feeds.latest', {});
    expect(answer).toMatchObject({ ok: true, msg: 'fine', data: { list: [] }, beside: { Variables: { a: 1 } } });
    next.body = { code: 1, msg: 'No.', error: 'wire.bad_input', data: null };
    expect(await refusalOf(call('feeds.latest', {}))).toMatchObject({ msg: 'No.', code: 1, refusal: 'wire.bad_input' });
  });

  test('R-MSC-037 a v5 answer is a success with status 1, else its msg is thrown', async () => {
    next.body = { status: 1, msg: '', data: { follows_status: 1 } };
    expect((await call('follows.follow', { follow_uid: 3 })).data).toEqual({ follows_status: 1 });
    next.body = { status: 0, msg: 'Not yourself.', error: 'follows.yourself', data: null };
    expect((await refusalOf(call('follows.follow', { follow_uid: 3 }))).msg).toBe('Not yourself.');
  });

  test('a refusal brings its number, its fields and its figures', async () => {
    next = {
      status: 400,
      body: { code: 2, errCode: 10_243, msg: 'm', issues: [{ field: 'page', message: 'too big' }], needXGold: 5 },
    };
    const refusal = await refusalOf(call('feeds.latest', {}));
    const issues = [{ field: 'page', message: 'too big' }];
    expect(refusal).toMatchObject({ code: 2, errCode: 10_243, http: 400, issues, extra: { needXGold: 5 } });
  });

  test('a call without an answer fails with a message in the page’s language', async () => {
    const fetching = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await textsOf('fr').load('common');
    const refusal = await refusalOf(call('feeds.latest', {}));
    expect(refusal).toMatchObject({ refusal: 'network.failed', http: 0 });
    expect(refusal.msg).toContain('Le serveur est injoignable.');
    vi.stubGlobal('fetch', fetching);
  });
});

describe('a call that wants a recent proof', () => {
  const wanting = { status: 200, body: { status: 0, code: 1, msg: 'Show.', error: 'wire.proof_needed', data: null } };
  const change = () =>
    call('invitations.release-hold', { id: 7, note: 'fine' }, { idempotencyKey: 'made-with-the-dialog' });

  test('waits for the owner and goes on with what was sent', async () => {
    next = wanting;
    const answer = change();
    await vi.waitUntil(isOwnerAsked);
    next = { status: 200, body: { status: 1, code: 0, msg: '', data: {} } };
    answerOwner(true);
    expect((await answer).ok).toBe(true);
    expect(asked.map(({ body, headers }) => [body, headers['idempotency-key']])).toEqual(
      Array.from({ length: 2 }, () => [{ id: 7, note: 'fine' }, 'made-with-the-dialog']),
    );
  });

  test('is refused where the owner doesn’t prove it, and asks once', async () => {
    next = wanting;
    const given = change();
    await vi.waitUntil(isOwnerAsked);
    answerOwner(false);
    expect((await refusalOf(given)).refusal).toBe('wire.proof_needed');
    const again = change();
    await vi.waitUntil(isOwnerAsked);
    answerOwner(true);
    expect((await refusalOf(again)).refusal).toBe('wire.proof_needed');
    expect([isOwnerAsked(), asked.length]).toEqual([false, 3]);
  });
});

test('a page that a network puts in place of an answer is no answer', async () => {
  next.body = '<html>Buy data</html>';
  await textsOf('fr').load('common');
  expect(await refusalOf(call('countries.forum-phone-nav', {}))).toMatchObject({ refusal: 'network.failed' });
});

test('a fault of the site’s, and one behind whatever answers for it, are not said to be a lost line', async () => {
  await textsOf('fr').load('common');
  const fault = 'Un problème est survenu de notre côté. Réessayez dans une minute.';
  for (const body of ['<html>502 Bad Gateway</html>', {}]) {
    next = { status: 502, body };
    expect(await refusalOf(call('countries.forum-phone-nav', {}))).toMatchObject({ msg: fault });
  }
  next = { status: 200, body: '<html>Buy data</html>' };
  expect((await refusalOf(call('countries.forum-phone-nav', {}))).msg).toMatch(/^Le serveur est injoignable/);
});

test('R-THR-039 a common post is given up after 15 s', async () => {
  expect(timeouts['threads.create']).toBe(15_000);
  const limits: number[] = [];
  const own = AbortSignal.timeout;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return own.call(AbortSignal, ms === 15_000 ? 1 : ms);
  });
  const fetching = globalThis.fetch;
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const thread = { subject: 's', message: 'm' } as Parameters<typeof call<'threads.create'>>[1];
  expect(await refusalOf(call('threads.create', thread))).toMatchObject({ refusal: 'network.timeout' });
  vi.stubGlobal('fetch', fetching);
  await call('feeds.latest', {});
  expect(limits).toEqual([15_000, timeoutMs]);
  vi.restoreAllMocks();
});

test('signs is sealed for the server, by its clock, and never twice alike', async () => {
  next.body = { status: 1, msg: '', data: {} };
  await call('sign-in.login', { username: 'ama', password: 'secret' });
  await call('sign-in.login', { username: 'ama', password: 'secret' });
  const payloads = await Promise.all(
    asked.map(async (request) => {
      const { signs } = request.body as { signs: string };
      const { plaintext, protectedHeader } = await compactDecrypt(signs, keys.privateKey);
      expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'one' });
      return JSON.parse(new TextDecoder().decode(plaintext)) as { iat: number; nonce: string };
    }),
  );
  expect(payloads[0]).toMatchObject({ username: 'ama', password: 'secret' });
  expect(Math.abs(payloads[0]!.iat * 1000 - (Date.now() + ahead))).toBeLessThan(5000);
  expect(payloads[0]!.nonce).not.toBe(payloads[1]!.nonce);
});

test('without Web Crypto a log-in says that it needs a secure connection', async () => {
  const own = crypto;
  vi.stubGlobal('crypto', { getRandomValues: own.getRandomValues.bind(own) });
  await textsOf('fr').load('common');
  const refusal = await refusalOf(call('sign-in.login', { username: 'ama', password: 'secret' }));
  expect(refusal).toMatchObject({ refusal: 'network.insecure' });
  expect(refusal.msg).toContain('https');
  expect(asked).toEqual([]);
  vi.stubGlobal('crypto', own);
});

describe('a token that is no longer good', () => {
  beforeEach(() => {
    closeDialog();
    storeToken('old');
    next = { status: 401, body: { status: 0, errCode: 401, msg: 'Log in.', error: 'wire.unauthorized', data: null } };
  });

  test('is forgotten, and the log-in dialog opens over what was typed', async () => {
    expect(await refusalOf(call('follows.follow', { follow_uid: 3 }))).toMatchObject({ http: 401, errCode: 401 });
    expect(readToken()).toBeNull();
    expect(openedDialog()).toBe('login');
    expect(assigned).toEqual([]);
  });

  test('leads to the creator log-in on the creator site alone', async () => {
    page.pathname = '/ma/ucenter/account/creator';
    await refusalOf(call('follows.follow', { follow_uid: 3 }));
    expect(assigned).toEqual(['/ma/creator']);
    expect(openedDialog()).toBeNull();
    page.pathname = '/ma/latest';
  });
});

describe('logging out', () => {
  /** What had happened when the wait began, and how long it was. */
  const waits: { ms: number; token: string | null; asked: string[]; assigned: string[] }[] = [];
  const wait = async (ms: number): Promise<void> => {
    waits.push({ ms, token: readToken(), asked: asked.map((request) => request.url), assigned: [...assigned] });
  };
  beforeEach(() => {
    waits.length = 0;
    storeToken('good');
  });

  test('R-SES-011 waits 1000 ms and goes home', async () => {
    await logOut(wait);
    expect(waits).toEqual([{ ms: 1000, token: null, asked: ['/v5/user/logout'], assigned: [] }]);
    expect(asked[0]?.headers['x-auth-token']).toBe('good');
    expect(assigned).toEqual(['/']);
  });

  test('R-SES-012 the creator site forgets first, waits 500 ms and then notifies the server', async () => {
    await logOutCreator(wait);
    expect(waits).toEqual([{ ms: 500, token: 'good', asked: ['/selfapi/session/clsUserInfo'], assigned: [] }]);
    expect(asked.map((request) => request.url)).toEqual(['/selfapi/session/clsUserInfo', '/api/logout']);
    expect(asked[1]?.headers['x-auth-token']).toBe('good');
    expect(readToken()).toBeNull();
    expect(assigned).toEqual(['/ma/creator']);
  });

  test.each([200, 503])(
    'R-CRT-008 stored info that can’t be read is cleared and /creator shows, also at %i',
    async (status) => {
      next = { ...next, status };
      await leaveBrokenCreatorSite();
      expect(asked.map((request) => request.url)).toEqual(['/selfapi/session/clsUserInfo']);
      expect(readToken()).toBeNull();
      expect(replaced).toEqual(['/ma/creator']);
    },
  );

  test('happens on this device even where the server is away', async () => {
    next = { status: 503, body: {} };
    await logOut(wait);
    expect(readToken()).toBeNull();
    expect(assigned).toEqual(['/']);
  });
});
