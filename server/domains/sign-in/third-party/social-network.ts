import { createHmac } from 'node:crypto';
import { type GuardedFetch, guardedFetch } from './outgoing.ts';
import {
  Misconfigured,
  NotVouched,
  type OtherAccount,
  type OtherSite,
  otherAccount,
  ProviderAway,
} from './provider.ts';

export interface SocialNetworkSettings {
  graphUrl: string;
  /** Where people are asked whether they want to log in. */
  dialogUrl: string;
  appId: string;
  appSecret: string;
}

type Fields = Record<string, unknown>;

/** The social network: a code for a token, and every token looked up before it is believed. */
export function socialNetwork(settings: SocialNetworkSettings, redirectUri: string, clock: () => Date): OtherSite {
  const { origin } = new URL(settings.graphUrl);
  const ask = guardedFetch((url) => url.origin === origin);
  const check = (accessToken: string) => checkToken(settings, ask, accessToken, clock());
  return {
    begin: async (state) => {
      const url = new URL(settings.dialogUrl);
      const asked = { client_id: settings.appId, redirect_uri: redirectUri, response_type: 'code', state };
      for (const [name, value] of Object.entries({ ...asked, scope: 'public_profile,email' }))
        url.searchParams.set(name, value);
      return { url, carried: {} };
    },
    finish: async (url) => {
      const answer = await graph(settings, ask, 'oauth/access_token', {
        client_id: settings.appId,
        client_secret: settings.appSecret,
        redirect_uri: redirectUri,
        code: url.searchParams.get('code') ?? '',
      });
      if (typeof answer.access_token !== 'string') throw new NotVouched('no token for the code');
      return check(answer.access_token);
    },
    check,
  };
}

/** Whose token it is: valid, for this app, of a person; then the person, asked with the app's proof. */
async function checkToken(
  settings: SocialNetworkSettings,
  ask: GuardedFetch,
  accessToken: string,
  now: Date,
): Promise<OtherAccount> {
  const { appId, appSecret } = settings;
  const { data } = await graph(settings, ask, 'debug_token', {
    input_token: accessToken,
    access_token: `${appId}|${appSecret}`,
  });
  const token = (data ?? {}) as Fields;
  // 0 stands for a token without an end.
  const expires = Number(token.expires_at ?? 0);
  const lives = expires === 0 || expires * 1000 > now.getTime();
  if (token.is_valid !== true || !lives || String(token.app_id) !== appId || (token.type ?? 'USER') !== 'USER')
    throw new NotVouched('the token is not valid for this app');
  const person = await graph(settings, ask, 'me', {
    fields: 'id,name,email',
    access_token: accessToken,
    appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
  });
  if (person.id !== token.user_id) throw new NotVouched('the token is of somebody else');
  // The network doesn't say whether it proved the address, so it counts as unproven.
  return otherAccount('facebook', { subject: person.id, email: person.email, emailVerified: false, name: person.name });
}

async function graph(
  { graphUrl }: SocialNetworkSettings,
  ask: GuardedFetch,
  path: string,
  query: Record<string, string>,
): Promise<Fields> {
  const answer = await ask(`${graphUrl.replace(/\/$/, '')}/${path}?${new URLSearchParams(query)}`, {
    headers: { accept: 'application/json' },
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) throw new ProviderAway(`${path} answered no JSON`);
  if (answer.ok) return body as Fields;
  const { code, is_transient } = ((body as Fields).error ?? {}) as Fields;
  if (is_transient === true || ofThisHour.includes(Number(code))) {
    throw new ProviderAway(`${path} answered ${answer.status}, ${code}`);
  }
  // Tokens of people are looked up with our own, whose refusal is an answer of this kind.
  if (path === 'debug_token' || ofTheApp.includes(Number(code))) {
    throw new Misconfigured(`${path} answered ${answer.status}, ${code}`);
  }
  throw new NotVouched(`${path} answered ${answer.status}`);
}

/** The network's numbers for an app or a secret that it doesn't know. */
const ofTheApp = [1, 101];
/** Those for a fault of its own, and for an app or a person that was asked about too often; their status may be 400. */
const ofThisHour = [2, 4, 17, 32, 341, 613];
