import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody who has an account at the social network. */
export interface GraphPerson {
  id: string;
  name: string;
  email?: string;
}

type Fault = 'away' | 'hugeAnswers' | 'otherSecret' | 'busy' | 'tooManyCalls' | 'transient';

interface Token {
  appId: string;
  userId: string;
  expiresAt: number;
  valid: boolean;
  /** `PAGE` for the token of a page, which is nobody. */
  type: string;
  /** Whom it describes, where that is somebody else than it was given to. */
  describes?: string;
}

export interface GraphServer {
  url: string;
  env: Record<string, string>;
  people: Map<string, GraphPerson>;
  /**
   * `otherSecret`: the app has another secret there than here; `busy` and `tooManyCalls`: it asked too often, by the status
   * and by a number; `transient`: a fault that passes.
   */
  spoil: Record<Fault, boolean>;
  /** A token as the network gives them, to this app or another one. */
  mintToken(id: string, how?: Partial<Omit<Token, 'userId'>>): string;
  /** Goes the way of a browser through the dialog; the address it is sent back to. */
  logIn(dialogUrl: string, id: string): Promise<URL>;
  stop(): Promise<void>;
}

const appId = '4711';
const appSecret = 'the secret of the app';

/** A Graph-style network: it looks up tokens for apps that prove themselves, and describes people by a proven token. */
export async function startGraphServer(people: readonly GraphPerson[]): Promise<GraphServer> {
  const known = new Map(people.map((person) => [person.id, person]));
  const spoil: Record<Fault, boolean> = {
    ...{ away: false, hugeAnswers: false, otherSecret: false },
    ...{ busy: false, tooManyCalls: false, transient: false },
  };
  const tokens = new Map<string, Token>();
  const codes = new Map<string, { userId: string; redirectUri: string }>();
  const mintToken: GraphServer['mintToken'] = (userId, how = {}) => {
    const token = randomBytes(60).toString('base64url');
    tokens.set(token, { appId, userId, expiresAt: 0, valid: true, type: 'USER', ...how });
    return token;
  };
  const network = { known, tokens, codes, mintToken };
  const server = createServer((request, response) => {
    if (spoil.away) response.writeHead(503).end();
    else if (spoil.busy) response.writeHead(429).end('{}');
    else if (spoil.otherSecret) send(response, failure({ code: 101, message: 'no such app' }));
    else if (spoil.tooManyCalls) send(response, failure({ code: 4, message: 'request limit reached' }));
    else if (spoil.transient) send(response, failure({ code: 190, is_transient: true, message: 'try again' }));
    else if (spoil.hugeAnswers) send(response, ok({ data: 'x'.repeat(1_000_000) }));
    else serve(network, request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { FACEBOOK_GRAPH_URL: url, FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret },
    people: known,
    spoil,
    mintToken,
    logIn: async (dialogUrl, id) => {
      const answer = await fetch(`${dialogUrl}&person=${id}`, { redirect: 'manual' });
      return new URL(answer.headers.get('location') ?? '');
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Network {
  known: Map<string, GraphPerson>;
  tokens: Map<string, Token>;
  codes: Map<string, { userId: string; redirectUri: string }>;
  mintToken: GraphServer['mintToken'];
}

/** What the network answers: JSON, a page, or another address. */
interface Answer {
  status: number;
  body: object | string;
  location?: string;
}

const routes: Record<string, (network: Network, query: Query) => Answer> = {
  '/dialog/oauth': dialog,
  '/oauth/access_token': exchange,
  '/debug_token': debugToken,
  '/me': me,
};

function serve(network: Network, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://graph');
  const route = routes[url.pathname];
  send(response, route ? route(network, Object.fromEntries(url.searchParams)) : refusal('unknown path'));
}

function send(response: ServerResponse, { status, body, location }: Answer): void {
  const isPage = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    ...(location === undefined ? {} : { location }),
  });
  response.end(isPage ? body : JSON.stringify(body));
}

const ok = (body: object): Answer => ({ status: 200, body });
const failure = (error: object): Answer => ({ status: 400, body: { error } });
const refusal = (message: string): Answer => failure({ message, type: 'OAuthException', code: 190 });

type Query = Record<string, string>;

function dialog({ known, codes }: Network, query: Query): Answer {
  const { redirect_uri = '', state = '', client_id, person } = query;
  if (client_id !== appId) return refusal('unknown app');
  if (person === undefined) return { status: 200, body: choicePage(known, query) };
  const back = new URL(redirect_uri);
  back.searchParams.set('state', state);
  if (person === 'nobody') back.searchParams.set('error', 'access_denied');
  else {
    const code = randomBytes(20).toString('base64url');
    codes.set(code, { userId: person, redirectUri: redirect_uri });
    back.searchParams.set('code', code);
  }
  return { status: 302, body: '', location: back.href };
}

function choicePage(known: Network['known'], query: Query): string {
  const here = `/dialog/oauth?${new URLSearchParams(query)}`.replaceAll('&', '&amp;');
  const people = [...known.values(), { id: 'nobody', name: 'Nobody' }];
  const links = people.map(({ id, name }) => `<li><a href="${here}&amp;person=${id}">${name}</a></li>`);
  const head = '<title>The network</title><link rel="icon" href="data:,">';
  return `<!doctype html><html lang="en">${head}<ul>${links.join('')}</ul></html>`;
}

function exchange({ codes, mintToken }: Network, query: Query): Answer {
  const { client_id, client_secret, redirect_uri, code = '' } = query;
  const given = codes.get(code);
  codes.delete(code);
  const isRight = client_id === appId && client_secret === appSecret && given?.redirectUri === redirect_uri;
  if (!isRight || !given) return refusal('this code is not for you');
  return ok({ access_token: mintToken(given.userId), token_type: 'bearer', expires_in: 5_000_000 });
}

function debugToken({ tokens }: Network, query: Query): Answer {
  if (query.access_token !== `${appId}|${appSecret}`) return refusal('not an app');
  const token = tokens.get(query.input_token ?? '');
  if (!token) return ok({ data: { is_valid: false, error: { message: 'Malformed access token' } } });
  const { appId: app_id, userId: user_id, expiresAt: expires_at, valid: is_valid, type } = token;
  return ok({ data: { app_id, user_id, expires_at, is_valid, type, scopes: ['public_profile'] } });
}

function me({ tokens, known }: Network, query: Query): Answer {
  const { access_token = '', appsecret_proof } = query;
  const token = tokens.get(access_token);
  const proof = createHmac('sha256', appSecret).update(access_token).digest('hex');
  if (!token?.valid || appsecret_proof !== proof) return refusal('Invalid appsecret_proof or token');
  const id = token.describes ?? token.userId;
  return ok(known.get(id) ?? { id, name: '' });
}
