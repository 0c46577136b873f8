import {
  type Provider,
  providers,
  type ThirdPartyAim,
  type ThirdPartyFailure,
  thirdPartyAims,
} from '../../../../contract/domains/sign-in/third-party-limits.ts';
import { countryOfCode, globalCountry, localePath } from '../../../../contract/primitives/countries.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { countShared } from '../../../platform/http/limits.ts';
import type { Redirect, RedirectAsked } from '../../../platform/http/redirects.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { randomToken } from '../../../platform/seal.ts';
import { spendHandOver } from '../sql/linked-accounts.ts';
import { dropHandOver, handedOver, handOver, handOverEnd } from './hand-over.ts';
import { NotVouched, type OtherSite, ProviderAway, reasonOf } from './provider.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  log: Log;
  secret: string;
  sites: Readonly<Partial<Record<Provider, OtherSite>>>;
}

type Flow = NonNullable<ReturnType<typeof handedOver<'flow'>>>;

/** The way to each provider and back from it. */
export const thirdPartyDoors = (deps: Deps): Redirect[] =>
  providers.flatMap((provider): Redirect[] => [
    { path: `/selfapi/${provider}/start`, to: (asked) => start(deps, provider, asked) },
    { path: callbackPath(provider), to: (asked) => comeBack(deps, provider, asked) },
  ]);

/** Where a provider sends the browser back to; it is registered there. */
export const callbackPath = (provider: Provider): string => `/selfapi/${provider}/callback`;

const base: Record<Provider, string> = { facebook: '/confirm', google: '/confirm/googleconfirm' };
const passwordPage: Record<Provider, string> = {
  facebook: '/confirm/setpassword',
  google: '/confirm/setpasswordgoogle',
};

interface Way {
  country: string;
  aim: ThirdPartyAim;
}

const pageFor = (provider: Provider, { country, aim }: Way): string =>
  localePath(countryOfCode(country)?.code ?? 'global', aim === 'enter' ? base[provider] : passwordPage[provider]);

const failed = (provider: Provider, way: Way, why: ThirdPartyFailure): string =>
  `${localePath(countryOfCode(way.country)?.code ?? 'global', base[provider])}?failed=${why}&aim=${way.aim}`;

async function start(deps: Deps, provider: Provider, { url, ip, answer }: RedirectAsked): Promise<string> {
  const now = deps.clock();
  const way: Way = {
    country: countryOfCode(url.searchParams.get('country') ?? '')?.code ?? globalCountry.code,
    aim: thirdPartyAims.find((aim) => aim === url.searchParams.get('aim')) ?? 'enter',
  };
  const site = deps.sites[provider];
  if (!site) return failed(provider, way, 'off');
  return unlessFails(deps, provider, way, async () => {
    await countShared(deps.db, 'login', { uid: undefined, ip }, now);
    const state = randomToken();
    const { url: there, carried } = await site.begin(state);
    handOver({ answer, now }, deps.secret, 'flow', { state, provider, ...way, ...carried });
    return there.href;
  });
}

/** What a provider sends back where it fails, or doesn't take this site: nobody said no (RFC 6749, 4.1.2.1). */
const notByThem = [
  'server_error',
  'temporarily_unavailable',
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
];

/** The browser is back: it is the one that left, and for the first time; who came is asked for on our own line. */
async function comeBack(deps: Deps, provider: Provider, asked: RedirectAsked): Promise<string> {
  const now = deps.clock();
  const { url, answer } = asked;
  const flow = handedOver({ asked, now }, deps.secret, 'flow');
  dropHandOver({ answer }, 'flow');
  const way: Way = flow ?? { country: globalCountry.code, aim: 'enter' };
  const site = deps.sites[provider];
  if (!site) return failed(provider, way, 'off');
  if (!flow || flow.provider !== provider || url.searchParams.get('state') !== flow.state)
    return failed(provider, way, 'state');
  return unlessFails(deps, provider, way, async () => {
    await countShared(deps.db, 'login', { uid: undefined, ip: asked.ip }, now);
    if (!(await spendHandOver(deps.db, flow.state, handOverEnd(now)))) return failed(provider, way, 'state');
    const refusal = url.searchParams.get('error');
    if (refusal !== null) return failed(provider, way, notByThem.includes(refusal) ? 'away' : 'denied');
    await take(deps, site, flow, asked, now);
    return pageFor(provider, way);
  });
}

async function take({ secret }: Deps, site: OtherSite, flow: Flow, { url, answer }: RedirectAsked, now: Date) {
  const { nonce, verifier, aim, country, state } = flow;
  const account = await site.finish(url, state, {
    ...(nonce === undefined ? {} : { nonce }),
    ...(verifier === undefined ? {} : { verifier }),
  });
  dropHandOver({ answer }, 'detail', 'same');
  handOver({ answer, now }, secret, 'token', { id: randomToken(), ...account, aim, country });
}

/** A provider that fails sends the reader to the page that says so, never to a bare error. */
async function unlessFails({ log }: Deps, provider: Provider, way: Way, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.refusal === 'wire.too_many') return failed(provider, way, 'busy');
    if (!(error instanceof NotVouched || error instanceof ProviderAway)) throw error;
    log.warn({ provider, why: reasonOf(error) }, 'a log-in by another site failed');
    return failed(provider, way, error instanceof ProviderAway ? 'away' : 'refused');
  }
}
