import * as oidc from 'openid-client';
import { type GuardedFetch, guardedFetch } from './outgoing.ts';
import {
  type Carried,
  Misconfigured,
  NotVouched,
  type OtherAccount,
  type OtherSite,
  otherAccount,
  ProviderAway,
} from './provider.ts';

export interface SearchEngineSettings {
  issuer: string;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  /** Where an issuer without introspection answers whom an access token was given to. */
  tokenInfoUrl: string | undefined;
}

/** What the issuer publishes about itself is asked for again after this long. */
const cacheMilliseconds = 3_600_000;

/** The search-engine account: OpenID Connect by code, PKCE and nonce at any issuer that conforms. */
export function searchEngine(settings: SearchEngineSettings, redirectUri: string): OtherSite {
  const issuer = issuerOf(settings);
  return {
    begin: (state) => vouched(async () => begin(await issuer.known(), redirectUri, state)),
    finish: (url, state, carried) => vouched(async () => finish(await issuer.known(), url, state, carried)),
    check: (accessToken) =>
      vouched(async () => {
        const config = await issuer.known();
        const subject = await audienceChecked(settings, config, issuer.ask, accessToken);
        return presented(await oidc.fetchUserInfo(config, accessToken, subject ?? oidc.skipSubjectCheck));
      }),
  };
}

interface Issuer {
  known(): Promise<oidc.Configuration>;
  ask: GuardedFetch;
}

function issuerOf(settings: SearchEngineSettings): Issuer {
  const server = new URL(settings.issuer);
  const hosts = new Set([server.origin]);
  if (settings.tokenInfoUrl !== undefined) hosts.add(new URL(settings.tokenInfoUrl).origin);
  const ask = guardedFetch((url) => hosts.has(url.origin));
  let discovered: { config: Promise<oidc.Configuration>; until: number } | undefined;

  const discover = async (): Promise<oidc.Configuration> => {
    const insecure = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
    const config = await oidc
      .discovery(server, settings.clientId, undefined, authentication(settings), {
        // Signatures are looked at even though the answers come straight from the issuer.
        execute: [oidc.enableNonRepudiationChecks, ...insecure],
        [oidc.customFetch]: (url, options) => ask(url, options as RequestInit),
      })
      .catch((error: Error) => {
        throw isAway(error) ? error : new Misconfigured('the issuer does not describe itself', { cause: error });
      });
    for (const host of namedHosts(config, server)) hosts.add(host);
    return config;
  };
  return {
    ask,
    known: () => {
      if (!discovered || discovered.until < Date.now()) {
        const config = discover();
        discovered = { config, until: Date.now() + cacheMilliseconds };
        config.catch(() => {
          discovered = undefined;
        });
      }
      return discovered.config;
    },
  };
}

/** The hosts that the issuer itself names for what it is asked here; no safer connection is given up for them. */
function namedHosts(config: oidc.Configuration, server: URL): string[] {
  const { token_endpoint, userinfo_endpoint, jwks_uri, introspection_endpoint } = config.serverMetadata();
  return [token_endpoint, userinfo_endpoint, jwks_uri, introspection_endpoint]
    .filter((address) => address !== undefined)
    .map((address) => new URL(address))
    .filter((url) => url.protocol === 'https:' || url.origin === server.origin)
    .map((url) => url.origin);
}

function authentication({ clientSecret }: SearchEngineSettings): oidc.ClientAuth {
  if (clientSecret === undefined) return oidc.None();
  const basic = oidc.ClientSecretBasic(clientSecret);
  const post = oidc.ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const known = server.token_endpoint_auth_methods_supported;
    const byPost = known?.includes('client_secret_post') && !known.includes('client_secret_basic');
    (byPost ? post : basic)(server, client, body, headers);
  };
}

async function begin(config: oidc.Configuration, redirectUri: string, state: string) {
  const verifier = oidc.randomPKCECodeVerifier();
  const nonce = oidc.randomNonce();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { url, carried: { nonce, verifier } };
}

async function finish(config: oidc.Configuration, url: URL, state: string, carried: Carried): Promise<OtherAccount> {
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    expectedState: state,
    idTokenExpected: true,
    ...(carried.nonce === undefined ? {} : { expectedNonce: carried.nonce }),
    ...(carried.verifier === undefined ? {} : { pkceCodeVerifier: carried.verifier }),
  });
  const claims = tokens.claims();
  if (!claims) throw new NotVouched('no ID token');
  // Some issuers give the address only when they are asked for it.
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return presented(claims);
  return presented(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub));
}

const presented = (claims: Record<string, unknown>): OtherAccount =>
  otherAccount('google', {
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    name: claims.name,
  });

/** Whose token it is, once its audience is known to be this site; a token given to another site proves nothing here. */
async function audienceChecked(
  { clientId, clientSecret, tokenInfoUrl }: SearchEngineSettings,
  config: oidc.Configuration,
  ask: GuardedFetch,
  accessToken: string,
): Promise<string | undefined> {
  if (tokenInfoUrl !== undefined) {
    const url = new URL(tokenInfoUrl);
    url.searchParams.set('access_token', accessToken);
    const answer = await ask(url.href, { headers: { accept: 'application/json' } });
    const info = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    if (!answer.ok || (info.aud !== clientId && info.azp !== clientId)) throw new NotVouched('another audience');
    return typeof info.sub === 'string' ? info.sub : undefined;
  }
  if (clientSecret === undefined || !config.serverMetadata().introspection_endpoint)
    throw new NotVouched('the issuer does not say whom a token was given to');
  const info = await oidc.tokenIntrospection(config, accessToken);
  const audience = [info.aud ?? []].flat();
  if (!info.active || (info.client_id !== clientId && !audience.includes(clientId)))
    throw new NotVouched('another audience, or no longer valid');
  return info.sub;
}

/** What an issuer answers where it doesn't know or trust this site (RFC 6749, 5.2). */
const ofThisSite = ['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_scope'];
/** What it answers where it can't serve anybody now, also with a status of 400. */
const ofThisHour = ['server_error', 'temporarily_unavailable', 'slow_down'];

/** What the issuer says was wrong; a challenge for anything but a person's token asks for our own log-in. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof oidc.ResponseBodyError) return error.error;
  if (!(error instanceof oidc.WWWAuthenticateChallengeError)) return undefined;
  const [challenge] = error.cause;
  return challenge?.scheme === 'bearer' ? challenge.parameters.error : 'invalid_client';
}

const isAway = (error: unknown): boolean =>
  error instanceof Error && (error instanceof ProviderAway || isAway(error.cause));

/** The library's errors in our own words; what is neither is a bug. */
async function vouched<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    for (let at: unknown = error; at instanceof Error; at = at.cause) {
      if (at instanceof ProviderAway || at instanceof NotVouched) throw at;
    }
    if (error instanceof TypeError) throw error;
    const refusal = refusalOf(error) ?? '';
    const why = `the issuer answered ${refusal}`;
    if (ofThisSite.includes(refusal)) throw new Misconfigured(why, { cause: error });
    if (ofThisHour.includes(refusal)) throw new ProviderAway(why, { cause: error });
    throw new NotVouched('the issuer does not vouch', { cause: error });
  }
}
