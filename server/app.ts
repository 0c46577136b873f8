import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { CronItem, TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { calls } from '../contract/calls.ts';
import { providers } from '../contract/domains/sign-in/third-party-limits.ts';
import type { Viewer } from '../contract/primitives/viewer.ts';
import { createRooms } from './app/rooms.ts';
import type { Config } from './config/config.ts';
import { createCountries } from './domains/countries/manifest.ts';
import { createEconomy } from './domains/economy/manifest.ts';
import { createFeedback } from './domains/feedback/manifest.ts';
import { createFeeds } from './domains/feeds/manifest.ts';
import { createPeople } from './domains/follows/index.ts';
import { createFollows } from './domains/follows/manifest.ts';
import { createInvitations } from './domains/invitations/manifest.ts';
import { createMedia } from './domains/media/manifest.ts';
import { type MembersByIds, membersByIds } from './domains/members/index.ts';
import { createModeration } from './domains/moderation/manifest.ts';
import { digestOffKey } from './domains/notices/index.ts';
import { createNotices } from './domains/notices/manifest.ts';
import { createOperators } from './domains/operators/manifest.ts';
import { createProfiles } from './domains/profiles/manifest.ts';
import { recoveryCodeKey, twoStepSecret } from './domains/proofs/index.ts';
import { kindsToPost } from './domains/threads/index.ts';
import { createThreads } from './domains/threads/manifest.ts';
import { createTopics } from './domains/topics/manifest.ts';
import { profilePages } from './pages/profile.ts';
import { registerSearchEngines } from './pages/search-engines.ts';
import { createGuestPageCache, type GuestPageCache } from './platform/cache/guest-pages.ts';
import { createTagBoard, type TagBoard } from './platform/cache/tags.ts';
import { platformCleanUp } from './platform/clean-up.ts';
import type { Actor, ActorPort } from './platform/context.ts';
import type { Bus } from './platform/db/listen.ts';
import { createDb } from './platform/db/pool.ts';
import type { DomainParts } from './platform/domain.ts';
import { httpGeoIp } from './platform/geoip/http-look-up.ts';
import { type Readiness, registerHealth } from './platform/health.ts';
import { cachedPagesTold, registerAccessLog } from './platform/http/access-log.ts';
import { registerApi } from './platform/http/api.ts';
import { type BoundCall, bindCalls } from './platform/http/handlers.ts';
import { createReadCounter } from './platform/http/limits.ts';
import { registerRedirects } from './platform/http/redirects.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createSignsReader } from './platform/http/signs.ts';
import { senderOf, smtpCarrier } from './platform/mail/carrier.ts';
import { mailTasks } from './platform/mail/deliver.ts';
import { serveDevOutbox } from './platform/mail/dev-outbox.ts';
import { registerMetrics } from './platform/metrics.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { registerApiDocument } from './platform/openapi/viewer.ts';
import { createDispatcher, type OutboxDispatcher } from './platform/outbox/dispatch.ts';
import type { Reader } from './platform/outbox/readers.ts';
import { createGuardedPost, problemOf } from './platform/outgoing/guarded-post.ts';
import type { Platform } from './platform/platform.ts';
import { contactOf, createPushSender } from './platform/push/sender.ts';
import { registerLive } from './platform/realtime/endpoint.ts';
import { createLive } from './platform/realtime/live.ts';
import type { References } from './platform/references.ts';
import { nightlyReferences } from './platform/references-job.ts';
import { type Secrets, sharedKeyColumn } from './platform/sealed-at-rest.ts';
import { createSettings, type SettingsReader, settingsTag } from './platform/settings.ts';
import { createHttpCarrier } from './platform/sms/http-carrier.ts';
import { createSms, smsDelivery, smsTask } from './platform/sms/outbox.ts';
import type { Storage } from './platform/storage/port.ts';
import { type MakeFile, serveMedia } from './platform/storage/serve.ts';
import type { TableOwners } from './platform/table-owners.ts';
import type { SealedAtRest } from './platform/turn-secret-key.ts';
import { inProcessCalls, registerPages } from './ssr/index.ts';

interface AppParts {
  config: Config;
  secretKey: string;
  pool: Pool;
  bus: Bus;
  log: FastifyBaseLogger;
  storage: Storage;
  readiness: Readiness;
  /** Moved by hand where a story is told or a test waits. */
  clock?: () => Date;
  /** Screens are left out where only calls are tried. */
  pages?: 'built' | 'live' | 'none';
}

/** The product put together: its HTTP server, and what runs beside it. */
export interface App {
  server: FastifyInstance;
  platform: Platform & { outbox: OutboxDispatcher };
  /** Every call and who makes it, for callers inside the process. */
  calls: readonly BoundCall[];
  actors: ActorPort;
  tasks: TaskList;
  cron: readonly CronItem[];
  /** Whose the rows of each table are. */
  tables: TableOwners;
  /** Where columns of each table lead in other domains. */
  references: References;
  /** Begins to hear the other processes and the outbox; after migrations. */
  start(): Promise<void>;
  /** Writes out what is buffered and stops hearing; the HTTP server is closed by its owner, before. */
  stop(): Promise<void>;
}

const tagsChannel = 'tags';

/** Everything that depends on SECRET_KEY for longer than minutes: what turning it over seals anew, or keeps. */
export const sealedAtRest: SealedAtRest = {
  columns: [sharedKeyColumn, twoStepSecret],
  lasting: [recoveryCodeKey, digestOffKey],
};

const secretsOf = ({ config, secretKey }: Pick<AppParts, 'config' | 'secretKey'>): Secrets => ({
  current: secretKey,
  previous: config.previousSecretKey,
});

/** Builds the product on a migrated database. Nothing is started by it. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, pool, bus, log } = parts;
  const clock = parts.clock ?? (() => new Date());
  const db = createDb(pool);
  const { board: tags, listen } = joinTags(bus, log);
  const settings = createSettings({ db, tags, log });
  const domains = createDomains({ ...parts, db, clock, tags, settings });
  const outbox = createDispatcher({ db, clock, log, tags, readers: readersOf(domains.all) });
  const platform = { db, clock, log, tags, outbox, signs: createSignsReader(db, secretsOf(parts), clock) };
  const told = cachedPagesTold(log);
  const guestPages = createGuestPageCache({
    tags,
    clock,
    onHit: (url) => {
      told();
      domains.threads.pageServed(url);
    },
  });
  const live = createLive({ actors: domains.accounts.actors, bus, db, tags, log, ...domains.told });
  const secureCookies = config.publicUrl.startsWith('https:');
  const server = createHttpServer({ log, trustProxy: config.trustProxy, guestPages, httpsOnly: secureCookies });
  const bound = bindCalls(calls, domains.handlers);
  const countRead = createReadCounter(clock);

  serveTechnique(server, parts, platform, domains.makeFile);
  registerLive(server, live, config.publicUrl);
  const outside = { countRead, publicUrl: config.publicUrl, secureCookies };
  registerApi(server, { ...outside, platform, calls: bound, actors: domains.accounts.actors });
  for (const { redirects = [] } of domains.all) registerRedirects(server, redirects, outside);
  const callFor = inProcessCalls(platform, bound);
  registerSearchEngines(server, {
    db,
    clock,
    publicUrl: config.publicUrl,
    siteName: config.siteName,
    guestPages,
    countRead,
    latest: (request, { country, tags: cacheTags }, input) =>
      callFor(request, { actor: null, country, cacheTags })('feeds.latest', input),
  });
  if (parts.pages !== 'none')
    await addPages(server, parts, platform, bound, domains, { guestPages, settings, countRead });

  return {
    server,
    platform,
    calls: bound,
    actors: domains.accounts.actors,
    tasks: tasksOf(parts, platform, domains),
    cron: domains.all.flatMap((d) => d.cron ?? []),
    tables: Object.assign({}, ...domains.all.map((d) => d.tables ?? {})),
    references: referencesOf(domains.all),
    start: async () => {
      await listen();
      await live.start();
      outbox.start();
    },
    stop: async () => {
      for (const domain of domains.all) await domain.flush?.();
      await outbox.stop();
      tags.flush();
    },
  };
}

/** Everything that is served beside calls and pages. */
function serveTechnique(server: FastifyInstance, parts: AppParts, { db, signs }: Platform, makeFile: MakeFile): void {
  const { config, pool, readiness, storage } = parts;
  registerAccessLog(server);
  registerMetrics(server, config.metricsToken);
  registerHealth(server, pool, readiness);
  registerApiDocument(server, () => openApiDocument(calls));
  serveKeys(server, signs);
  serveMedia(server, storage, makeFile);
  if (!config.production) serveDevOutbox(server, db);
}

const referencesOf = (all: readonly Beside[]): References => Object.assign({}, ...all.map((d) => d.references ?? {}));

/** Each listening domain reads the log of events by itself. */
const readersOf = (all: readonly Beside[]): Reader[] =>
  all.flatMap(({ domain, listeners = [] }) => (listeners.length > 0 ? [{ name: domain, listeners }] : []));

/** What a domain brings beside its handlers. */
type Beside = Omit<DomainParts<never>, 'handlers'>;

type DomainsDeps = AppParts & {
  db: Platform['db'];
  clock: () => Date;
  tags: TagBoard;
  settings: ReturnType<typeof createSettings>;
};

/** The only place that knows every domain. */
function createDomains(deps: DomainsDeps) {
  const { config, storage, secretKey, db, clock, log, tags, settings } = deps;
  const countries = createCountries();
  const media = createMedia({ storage, secret: secretKey, db, clock });
  const economy = createEconomy({ db, clock, log });
  const carrier = config.smsUrl === undefined ? undefined : createHttpCarrier(config.smsUrl);
  const accounts = createRooms({
    ...deps,
    sms: createSms(carrier),
    siteName: config.siteName,
    publicUrl: config.publicUrl,
    secret: secretKey,
    previousSecret: config.previousSecretKey,
    verificationText: config.verificationText,
    otherSites: config,
    geoIp: config.geoipUrl === undefined ? undefined : httpGeoIp(config.geoipUrl),
    personalData: () => all.flatMap((domain) => domain.personalData ?? []),
  });
  const topics = createTopics({ hosts: accounts.cards });
  const people = createPeople(tags, accounts.cards);
  const follows = createFollows(people);
  const profiles = createProfiles({ settings, siteName: config.siteName });
  const threads = createThreads({ db, clock, log, tags, settings, people });
  const feeds = createFeeds({ tags, people });
  const invitations = createInvitations({ db, clock, settings, cards: accounts.cards, publicUrl: config.publicUrl });
  const notices = createNotices({
    ...{ db, clock, log, people, secret: secretKey, previousSecret: config.previousSecretKey },
    ...config,
    ...pushing(deps),
  });
  const office = createOffice(deps, accounts.cards);
  const all: readonly Beside[] = [
    ...platformParts(deps, () => referencesOf(all)),
    countries,
    media,
    economy,
    ...office.all,
    ...accounts.all,
    profiles,
    topics,
    follows,
    threads,
    feeds,
    invitations,
    notices,
  ];
  return {
    accounts,
    threads,
    makeFile: media.makeFile,
    all,
    told: { sources: { ...notices.signals }, channels: { ...threads.channels } },
    smsTasks: carrier ? { [smsTask]: smsDelivery({ db, carrier, clock, log }) } : {},
    handlers: {
      ...countries.handlers,
      ...media.handlers,
      ...accounts.handlers,
      ...profiles.handlers,
      ...profilePages({ people, settings }),
      ...topics.handlers,
      ...follows.handlers,
      ...threads.handlers,
      ...feeds.handlers,
      ...invitations.handlers,
      ...notices.handlers,
      ...office.handlers,
    },
  };
}

/** What the platform does by itself. */
const platformParts = ({ db, storage, clock, log }: DomainsDeps, references: () => References): readonly Beside[] => [
  platformCleanUp({ db, storage, clock }),
  nightlyReferences({ db, log, references }),
];

/** How devices are reached: their push services on the open internet alone, unless a test allows all. */
function pushing({ config, db, clock, secretKey }: DomainsDeps) {
  const secrets = secretsOf({ config, secretKey });
  const anywhere = config.outgoingAnywhere;
  const post = createGuardedPost({ anywhere });
  return {
    sender: createPushSender({ db, clock, secrets, post, contact: contactOf(config.publicUrl) }),
    mayPushTo: (endpoint: string) => anywhere || problemOf(new URL(endpoint)) === undefined,
  };
}

/** What operators do, and what members may ask of them. */
function createOffice({ db, clock, storage }: DomainsDeps, cards: MembersByIds) {
  const moderation = createModeration({ db, clock, people: membersByIds });
  const feedback = createFeedback({ db, clock, storage, cards });
  const operators = createOperators({ cards });
  return {
    all: [moderation, feedback] as readonly Beside[],
    handlers: { ...moderation.handlers, ...feedback.handlers, ...operators.handlers },
  };
}

async function addPages(
  server: FastifyInstance,
  { config, pages }: AppParts,
  platform: Platform,
  bound: readonly BoundCall[],
  domains: ReturnType<typeof createDomains>,
  kept: { guestPages: GuestPageCache; settings: SettingsReader; countRead: (ip: string) => void },
): Promise<void> {
  await registerPages(server, {
    actors: domains.accounts.actors,
    viewerOf: (actor) => viewerOf(platform, domains.accounts.cards, actor),
    callFor: inProcessCalls(platform, bound),
    guestPages: kept.guestPages,
    countRead: kept.countRead,
    shopUrlOf: async (country, touch) => {
      touch(settingsTag);
      const { shopAddresses } = await kept.settings.all();
      return shopAddresses[country.fid] ?? shopAddresses.other ?? null;
    },
    appUrl: config.appUrl,
    phoneCodes: config.smsUrl !== undefined,
    otherSites: providers.filter((provider) => config[provider] !== undefined),
    publicUrl: config.publicUrl,
    siteName: config.siteName,
    development: pages === 'live',
  });
}

/** How the page's frame names the member it is rendered for. */
async function viewerOf(platform: Platform, cards: MembersByIds, actor: Actor): Promise<Viewer> {
  const card = (await cards(platform.db, [actor.uid])).get(actor.uid);
  const { uid, username, countryFid, groupid, isCreator, verified, needsConsent } = actor;
  return {
    uid,
    username,
    avatar: card?.avatar ?? '',
    frame: card?.decoration.url ?? '',
    countryFid,
    groupid,
    isCreator,
    verified,
    needsConsent,
    mayPost: kindsToPost(actor),
  };
}

function tasksOf(parts: AppParts, platform: Platform, { smsTasks, all }: ReturnType<typeof createDomains>): TaskList {
  return Object.assign({ ...smsTasks, ...letters(parts, platform) }, ...all.map((d) => d.tasks ?? {}));
}

function letters({ config }: AppParts, { db, clock, log }: Platform): TaskList {
  const carrier = config.smtpUrl === undefined ? undefined : smtpCarrier(config.smtpUrl, senderOf(config));
  return mailTasks({ db, clock, log, carrier, host: new URL(config.publicUrl).hostname });
}

/** The keys that `signs` are sealed for. */
function serveKeys(server: FastifyInstance, signs: Platform['signs']): void {
  server.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await signs.publicKeys()),
  );
}

/** Tags go to the other processes over the bus; what comes back from this one is left out. */
function joinTags(bus: Bus, log: FastifyBaseLogger): { board: TagBoard; listen: () => Promise<void> } {
  const origin = randomUUID();
  const board = createTagBoard({
    publish: (payload) => {
      bus
        .publish(tagsChannel, `${origin} ${payload}`)
        .catch((error: unknown) => log.warn({ err: error }, 'cache tags were not told'));
    },
    publishToAll: async (payload) => {
      // The write is committed: a process that can't be reached looks everybody up anew until it is current again.
      const all = await bus.publishToAll(tagsChannel, `${origin} ${payload}`).catch((err: unknown) => {
        log.warn({ err }, 'cache tags were not told');
        return true;
      });
      if (!all) log.warn('a process has not said that it knows who may do what');
    },
    isCurrent: () => bus.isCurrent(),
  });
  const listen = async (): Promise<void> => {
    await bus.subscribe(tagsChannel, async (message) => {
      const at = message.indexOf(' ');
      if (message.slice(0, at) !== origin) await board.heard(JSON.parse(message.slice(at + 1)) as string[]);
    });
    bus.onReconnect(() => board.lost());
  };
  return { board, listen };
}
