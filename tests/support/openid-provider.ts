import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** Somebody who has an account at the provider. */
interface OpenIdPerson {
  sub: string;
  name: string;
  email?: string;
  email_verified?: boolean;
}

interface OpenIdProvider {
  issuer: string;
  /** Settings of a site that is registered there. */
  env: Record<string, string>;
  people: Map<string, OpenIdPerson>;
  /** What the next answers are spoiled by; away is to the site, not to the browser. */
  spoil: { idTokenExpired: boolean; away: boolean };
  /** An access token as the provider gives them, to this site or to another one. */
  mintToken(sub: string, how?: { client?: 'site' | 'other'; expired?: boolean }): Promise<string>;
  /** Goes the way of a browser through the provider's log-in; the address it is sent back to. */
  logIn(authorizationUrl: string, sub: string): Promise<URL>;
  stop(): Promise<void>;
}

const clientOf = { site: 'baobab-site', other: 'another-site' } as const;
const secret = 'a secret of the provider for its site';
const scope = 'openid email profile';

/** A real OpenID provider on a port of its own, with a page on which anybody of `people` logs in by a button. */
export async function startOpenIdProvider(people: readonly OpenIdPerson[]): Promise<OpenIdProvider> {
  const known = new Map(people.map((person) => [person.sub, person]));
  const spoil = { idTokenExpired: false, away: false };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = await providerAt(issuer, known, spoil);
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (spoil.away && !/^\/(auth|choose)\b/.test(request.url ?? '')) {
      response.writeHead(503).end();
      return;
    }
    const [, step, uid, sub] = (request.url ?? '').split('/');
    if (step !== 'choose') {
      callback(request, response);
    } else if (sub === undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(choicePage(uid!, known));
    } else {
      const result = sub === 'nobody' ? { error: 'access_denied' } : { login: { accountId: decodeURIComponent(sub) } };
      provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false }).catch(() => {
        response.writeHead(400).end();
      });
    }
  });
  return {
    issuer,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientOf.site, GOOGLE_CLIENT_SECRET: secret },
    people: known,
    spoil,
    mintToken: (sub, how) => mint(provider, sub, how),
    logIn: (url, sub) => followed(url, sub, issuer),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function providerAt(
  issuer: string,
  people: Map<string, OpenIdPerson>,
  spoil: { idTokenExpired: boolean },
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const client = { client_secret: secret, redirect_uris: [`${issuer}/cb`], grant_types: ['authorization_code'] };
  const provider = new Provider(issuer, {
    clients: Object.values(clientOf).map((client_id) => ({ ...client, client_id })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'first' }] },
    cookies: { keys: ['a key of the provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false }, introspection: { enabled: true } },
    pkce: { required: () => true },
    ttl: { IdToken: 3600, AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, Interaction: 600, Session: 3600 },
    interactions: { url: (_ctx, { uid }) => `/choose/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
    // Everybody here has agreed before.
    loadExistingGrant: async (ctx) => {
      const { session, client } = ctx.oidc;
      const grant = new provider.Grant({ accountId: session!.accountId!, clientId: client!.clientId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  });
  // Beside introspection, and as large providers do it: an address that describes a token to anybody who has it.
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/tokeninfo') return next();
    const token = await provider.AccessToken.find(String(ctx.query.access_token));
    ctx.status = token ? 200 : 400;
    ctx.body = token ? { aud: token.clientId, sub: token.accountId } : { error: 'invalid_token' };
  });
  provider.use(async (ctx, next) => {
    await next();
    const answer = ctx.body as { id_token?: string } | undefined;
    if (!spoil.idTokenExpired || ctx.path !== '/token' || !answer?.id_token) return;
    const old = { ...decodeJwt(answer.id_token), exp: Math.floor(Date.now() / 1000) - 7200 };
    const id_token = await new SignJWT(old).setProtectedHeader({ alg: 'RS256', kid: 'first' }).sign(privateKey);
    ctx.body = { ...answer, id_token };
  });
  // A site under test gets its port when it starts.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => new URL(uri).pathname === '/selfapi/google/callback';
  return provider;
}

async function mint(
  provider: Provider,
  sub: string,
  { client = 'site', expired = false }: { client?: 'site' | 'other'; expired?: boolean } = {},
): Promise<string> {
  const grant = new provider.Grant({ accountId: sub, clientId: clientOf[client] });
  grant.addOIDCScope(scope);
  const token = new provider.AccessToken({
    accountId: sub,
    client: (await provider.Client.find(clientOf[client]))!,
    grantId: await grant.save(),
    gty: 'authorization_code',
    scope,
  });
  const value = await token.save();
  if (expired) {
    // As the provider finds it when its time is over.
    token.exp = Math.floor(Date.now() / 1000) - 60;
    await provider.AccessToken.adapter.upsert(
      token.jti,
      { ...(await payloadOf(provider, token.jti)), exp: token.exp },
      600,
    );
  }
  return value;
}

const payloadOf = (provider: Provider, jti: string) => provider.AccessToken.adapter.find(jti);

function choicePage(uid: string, people: Map<string, OpenIdPerson>): string {
  const links = [...people.values()].map(
    ({ sub, name }) => `<li><a href="/choose/${uid}/${encodeURIComponent(sub)}">${name}</a></li>`,
  );
  const nobody = `<li><a href="/choose/${uid}/nobody">Nobody</a></li>`;
  return `<!doctype html><html lang="en"><title>The provider</title><link rel="icon" href="data:,"><ul>${links.join('')}${nobody}</ul></html>`;
}

/** Follows the provider's redirects with its cookies until it sends the browser back to the site. */
async function followed(start: string, sub: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(start);
  for (let steps = 0; steps < 10; steps++) {
    if (at.origin !== issuer) return at;
    const [, step, uid, chosen] = at.pathname.split('/');
    if (step === 'choose' && chosen === undefined) at = new URL(`/choose/${uid}/${encodeURIComponent(sub)}`, issuer);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    at = new URL(to, at);
  }
  throw new Error('the provider sends the browser round and round');
}
