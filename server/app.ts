import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { calls } from '../contract/calls.ts';
import { pictureLimits } from '../contract/domains/media/limits.ts';
import { providers } from '../contract/domains/sign-in/third-party-limits.ts';
import { campaignPorts } from './app/campaign-ports.ts';
import {
  declaredBy,
  deedsOf,
  figuresOf,
  knowingOf,
  moneyOf,
  noticesOf,
  overdueOf,
  readersOf,
  referencesOf,
  runsByItself,
  settingsOf,
  waitingOf,
  warmUpOf,
} from './app/contributions.ts';
import { creatorPoints } from './app/creator-ports.ts';
import { createOtherDomains } from './app/domains.ts';
import { type GuestPages, guestPagesOf } from './app/guest-pages.ts';
import { platformParts, pushing, secretsOf } from './app/platform-parts.ts';
import { roomPorts } from './app/room-ports.ts';
import { createRooms } from './app/rooms.ts';
import { serveContributed, serveKeys } from './app/serving.ts';
import { viewerOf } from './app/viewer.ts';
import { zonesOf } from './app/zones.ts';
import type { Config } from './config/config.ts';
import { createContestsPort } from './domains/contests/index.ts';
import { createCategories, createHereNow } from './domains/countries/index.ts';
import { createEconomy } from './domains/economy/manifest.ts';
import { createPeople } from './domains/follows/index.ts';
import { membersByIds, ownAccount } from './domains/members/index.ts';
import { createModeration } from './domains/moderation/manifest.ts';
import { createNotices } from './domains/notices/manifest.ts';
import { createOperators } from './domains/operators/manifest.ts';
import { createReviewPort } from './domains/review/index.ts';
import { similarThreads } from './domains/search/index.ts';
import { gifted } from './domains/threads/index.ts';
import { registerAppManifest } from './pages/app-manifest.ts';
import { createPages } from './pages/manifest.ts';
import { registerSearchEngines } from './pages/search-engines.ts';
import { shopAddresses } from './pages/settings.ts';
import { publishBy } from './platform/bus/after-commit.ts';
import type { Bus } from './platform/bus/bus.ts';
import type { TagBoard } from './platform/cache/tags.ts';
import { joinTags } from './platform/cache/tags-over-bus.ts';
import type { ActorPort, Db } from './platform/context.ts';
import { createLanes } from './platform/db/lanes.ts';
import { createDb } from './platform/db/pool.ts';
import type { Deed } from './platform/deed.ts';
import { type Contribution, handedUp } from './platform/domain.ts';
import type { Figure } from './platform/figure.ts';
import { createFormTokens } from './platform/forms/form-token.ts';
import { registerForms } from './platform/forms/send-form.ts';
import { registerThemeForm } from './platform/forms/theme-form.ts';
import { httpGeoIp } from './platform/geoip/http-look-up.ts';
import { type Readiness, registerHealth } from './platform/health.ts';
import { registerAccessLog } from './platform/http/access-log.ts';
import { registerApi } from './platform/http/api.ts';
import { type BodyRooms, createBodyRooms } from './platform/http/body-room.ts';
import { type CountStore, countIn, databaseCounts, redisCounts } from './platform/http/count-store.ts';
import { type BoundCall, bindCalls } from './platform/http/handlers.ts';
import { createIncoming, type TakeIncoming } from './platform/http/incoming-files.ts';
import { createReadCounter, flushLimits } from './platform/http/limits.ts';
import type { PageVisit } from './platform/http/page-visits.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createSignsReader } from './platform/http/signs.ts';
import type { CronLine } from './platform/jobs/cron-line.ts';
import { createMachine } from './platform/machine/states.ts';
import { serveDevOutbox } from './platform/mail/dev-outbox.ts';
import { registerMetrics } from './platform/metrics.ts';
import { watchSite } from './platform/metrics-site.ts';
import type { MoneyReason } from './platform/money-reason.ts';
import type { NoticeKind } from './platform/notice-kind.ts';
import { asyncApiDocument } from './platform/openapi/async-document.ts';
import { openApiDocument } from './platform/openapi/document.ts';
import { registerApiDocument } from './platform/openapi/viewer.ts';
import { createDispatcher, type OutboxDispatcher } from './platform/outbox/dispatch.ts';
import { logTurnOf } from './platform/outbox/turn.ts';
import { createGuardedReads } from './platform/outgoing/guarded-get.ts';
import { createPieceStore, pieceBytes } from './platform/pieces/store.ts';
import type { Platform } from './platform/platform.ts';
import { createReadOnlyGate } from './platform/read-only.ts';
import { createAnswers } from './platform/reading/answers.ts';
import { registerLive } from './platform/realtime/endpoint.ts';
import { createLive } from './platform/realtime/live.ts';
import type { SiteRedis } from './platform/redis/site.ts';
import type { References } from './platform/references.ts';
import type { Replicas } from './platform/replicas/replicas.ts';
import type { SealedAtRest } from './platform/rotate-secret-key.ts';
import { createServiceFaults, type ServiceFaults } from './platform/service-faults.ts';
import { createSettings, type Setting, type SettingsReader, settingsTag } from './platform/settings.ts';
import { createHttpCarrier } from './platform/sms/http-carrier.ts';
import { createSms } from './platform/sms/outbox.ts';
import type { SmsCarrier } from './platform/sms/port.ts';
import type { Storage } from './platform/storage/port.ts';
import { type MakeFile, serveMedia } from './platform/storage/serve.ts';
import { createSwitches, type FeatureSwitch, type Switches } from './platform/switches.ts';
import type { TableOwners } from './platform/table-owners.ts';
import { createSentPages, inProcessCalls, localeOf, registerPages } from './ssr/index.ts';

interface AppParts {
  config: Config;
  secretKey: string;
  pool: Pool;
  bus: Bus;
  /** Where there is one, limits are counted there. */
  redis?: SiteRedis | undefined;
  /** Where reads go that may be on a replica; absent where there is none. */
  replicas?: Replicas | undefined;
  log: FastifyBaseLogger;
  storage: Storage;
  readiness: Readiness;
  /** Moved by hand where the world is built or a test waits. */
  clock?: () => Date;
  /** Screens are left out where only calls are tried. */
  pages?: 'built' | 'live' | 'none';
  /** `never`: each page is drawn from nothing, as others are compared with. */
  reusing?: 'never' | undefined;
}

/** The product put together: its HTTP server, and what runs beside it. */
export interface App {
  server: FastifyInstance;
  platform: Platform & { outbox: OutboxDispatcher };
  /** Every call and who makes it, for callers inside the process. */
  calls: readonly BoundCall[];
  actors: ActorPort;
  tasks: TaskList;
  cron: readonly CronLine[];
  /** Whose the rows of each table are. */
  tables: TableOwners;
  /** What operators may set, why money moves, and what members are notified of. */
  settings: readonly Setting[];
  reasons: readonly MoneyReason[];
  /** What members do. */
  deeds: readonly Deed[];
  /** What operators may switch off. */
  switches: readonly FeatureSwitch[];
  noticeKinds: readonly NoticeKind[];
  /** What is counted of each day. */
  figures: readonly Figure[];
  /** Where columns of each table lead in other domains. */
  references: References;
  /** What depends on SECRET_KEY for longer than minutes: rotating it seals it anew, or stores it. */
  sealedAtRest: SealedAtRest;
  /** Begins to listen to the other processes and the outbox; after migrations. */
  start(): Promise<void>;
  /** Writes out what is buffered and stops listening; the HTTP server is closed by its owner, before. */
  stop(): Promise<void>;
  /** Does what would make the first requests slow. */
  warmUp(): Promise<void>;
}

/** Builds the product on a migrated database. Nothing is started by it. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, pool, bus, log } = parts;
  const clock = parts.clock ?? (() => new Date());
  const db = parts.replicas?.primary ?? createDb(pool);
  publishBy(db, bus);
  countIn(db, countsOf(parts, db));
  const { board: tags, listen } = joinTags(bus, log);
  const settings = createSettings({ db, tags, log });
  const faults = createServiceFaults({ db, log, clock });
  const domains = createDomains({ ...parts, db, clock, tags, settings, faults });
  const readers = readersOf(domains.all, { settings, zonesOf });
  const outbox = createDispatcher({ db, clock, log, tags, readers, turn: logTurnOf(config.role, { db, bus, log }) });
  const signs = createSignsReader(db, secretsOf(parts), clock);
  const pieces = createPieceStore(pieceBytes);
  const answers = createAnswers({ tags, store: pieces, clock, hiddenFor: domains.hiddenFor });
  const bounds = { lanes: createLanes(pool.options.max), ...gatesOf(settings, domains) };
  const platform = { db, clock, log, tags, outbox, signs, pieces, answers, replicas: parts.replicas, ...bounds };
  const { guestPages, onGuestPage } = guestPagesOf(platform, config.trustProxy, domains.threads.pageServed);
  const live = createLive({ actors: domains.accounts.actors, bus, db, clock, tags, log, ...domains.live });
  const secureCookies = config.publicUrl.startsWith('https:');
  const over = { trustProxy: config.trustProxy, sendSeconds: pictureLimits.sendSeconds, httpsOnly: secureCookies };
  const onVisit = ({ path, who }: PageVisit) => domains.here.seen(localeOf(path).country.fid, who);
  const { isOn: isReadOnly } = bounds.readOnlyGate;
  const server = createHttpServer({ log, guestPages, onVisit, isReadOnly, ...over });
  const bound = bindCalls(calls, domains.handlers);
  const countRead = createReadCounter(clock);
  const [rooms, incoming] = [createBodyRooms(), createIncoming(parts.storage)];

  serveTechnique(server, parts, platform, domains);
  registerLive(server, live, config.publicUrl);
  const outside = { countRead, publicUrl: config.publicUrl, secureCookies, rooms, incoming };
  registerApi(server, { ...outside, platform, calls: bound, actors: domains.accounts.actors });
  serveContributed(server, domains.all, { ...outside, storage: parts.storage, actors: domains.accounts.actors });
  const callFor = inProcessCalls(platform, bound, secureCookies);
  registerAppManifest(server, { siteName: config.siteName, countRead });
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
    await addPages(server, parts, platform, bound, domains, { ...outside, guestPages, onGuestPage, settings });

  return {
    server,
    platform,
    calls: bound,
    actors: domains.accounts.actors,
    ...runsByItself({ db, clock, settings }, domains.all),
    ...declaredBy(domains.all),
    warmUp: warmUpOf(domains.all, server),
    start: async () => {
      await listen();
      await live.start();
      await outbox.start();
    },
    stop: async () => {
      for (const domain of domains.all) await domain.flush?.();
      await flushLimits(db);
      await outbox.stop();
      tags.flush();
    },
  };
}

/** Where limits are counted. */
function countsOf({ redis, log }: AppParts, db: Db): CountStore {
  if (!redis) return databaseCounts(db);
  const onError = (err: Error) => log.warn({ err }, 'limits are counted in the database');
  return redisCounts({ ...redis, otherwise: databaseCounts(db), onError });
}

/** What refuses calls beside their own rules. */
const gatesOf = (
  settings: SettingsReader,
  domains: Pick<ReturnType<typeof createDomains>, 'switches' | 'writerGate'>,
) => ({
  readOnlyGate: createReadOnlyGate(settings),
  ...{ switches: domains.switches, writerGate: domains.writerGate },
});

/** Everything that is served beside calls and pages. */
function serveTechnique(
  server: FastifyInstance,
  parts: AppParts,
  { db, clock, signs }: Platform,
  { makeFile, all }: { makeFile: MakeFile; all: readonly Contribution[] },
): void {
  const { config, pool, readiness, storage } = parts;
  registerAccessLog(server);
  registerMetrics(server, config.metricsToken);
  watchSite({ ...parts, db, clock, overdue: overdueOf(all) });
  registerHealth(server, pool, readiness);
  registerApiDocument(server, () => openApiDocument(calls), asyncApiDocument);
  serveKeys(server, signs);
  serveMedia(server, storage, { make: makeFile });
  if (!config.production) serveDevOutbox(server, db);
}

type DomainsDeps = AppParts & {
  db: Platform['db'];
  clock: () => Date;
  tags: TagBoard;
  settings: ReturnType<typeof createSettings>;
  faults: ServiceFaults;
};

/** The only place that knows every domain. */
function createDomains(deps: DomainsDeps) {
  const { config, storage, secretKey, db, clock, log, tags, settings } = deps;
  const switches: Switches = createSwitches(settings, () => all.flatMap((each) => each.switches ?? []));
  const categories = createCategories(tags);
  const here = createHereNow({ db, clock, log });
  const money = moneyOf(() => all);
  const economy = createEconomy({
    ...{ ...money, db, clock, log, settings, zonesOf },
    creditsOf: async (db, uid) => (await ownAccount(db, uid))?.credits ?? 0,
  });
  const carrier = config.smsUrl === undefined ? undefined : createHttpCarrier(config.smsUrl);
  const accounts = roomsOf(deps, carrier, () => all);
  const { cards } = accounts;
  const people = { ...createPeople(tags, cards), categories };
  const moderation = createModeration({ db, clock, tags, people: membersByIds });
  const { siteName, publicUrl, firstPosts } = config;
  const review = createReviewPort({ settings, tags, members: people.members, firstPosts });
  const others = createOtherDomains({
    ...{ db, clock, log, tags, settings, storage, secret: secretKey, siteName, publicUrl, review, gifted },
    ...{ previousSecret: config.previousSecretKey, similarThreads: similarThreads(people) },
    ...{ contests: createContestsPort(settings), creatorPoints },
    ...{ beaconUrl: config.beaconUrl, beaconKey: config.beaconKey },
    ...{ cards, people, hiddenFor: people.hiddenFor, categories, here, zonesOf },
    ...{ deeds: () => deedsOf(all), figures: () => figuresOf(all), campaigns: campaignPorts, switches },
    ...{ ...roomPorts, ...createGuardedReads({ anywhere: config.outgoingAnywhere }) },
  });
  const pages = createPages({ people, settings, db });
  const calling = [economy, moderation, ...others.all, pages] as const;
  const below: readonly Contribution[] = [
    ...platformParts(deps, carrier, () => referencesOf(all)),
    ...accounts.all,
    ...calling,
  ];
  const keys = { secret: secretKey, previousSecret: config.previousSecretKey };
  const notices = createNotices({
    ...{ db, clock, log, people, notices: noticesOf(below) },
    ...{ ...keys, ...config, ...pushing(deps) },
  });
  const all: readonly Contribution[] = [...below, notices];
  const reasons = new Map(money.reasons().map((reason) => [reason.name, reason]));
  const operators = createOperators({
    ...{ cards, categories, settings: settingsOf(all), ...waitingOf(all), knowing: knowingOf(all) },
    reasonOf: (name) => reasons.get(name),
    machine: createMachine({ settings, dataDir: config.dataDir }),
  });
  return {
    switches,
    ...{ accounts, threads: others.threads, here, all, writerGate: moderation.writerGate },
    makeFile: others.media.makeFile,
    hiddenFor: people.hiddenFor,
    live: {
      sources: handedUp('signals', [...calling, notices]),
      channels: handedUp('channels', calling),
      records: handedUp('records', calling),
    },
    handlers: handedUp('handlers', [...calling, accounts, notices, operators]),
  };
}

/** The rooms of accounts, by what the site is configured to. */
const roomsOf = (deps: DomainsDeps, carrier: SmsCarrier | undefined, all: () => readonly Contribution[]) => {
  const { config, secretKey } = deps;
  return createRooms({
    ...deps,
    sms: createSms(carrier),
    siteName: config.siteName,
    publicUrl: config.publicUrl,
    secret: secretKey,
    previousSecret: config.previousSecretKey,
    verificationText: config.verificationText,
    otherSites: config,
    geoIp: config.geoipUrl === undefined ? undefined : httpGeoIp(config.geoipUrl),
    personalData: () => all().flatMap((domain) => domain.personalData ?? []),
  });
};

async function addPages(
  server: FastifyInstance,
  { config, pages, reusing, secretKey, storage }: AppParts,
  platform: Platform,
  bound: readonly BoundCall[],
  domains: ReturnType<typeof createDomains>,
  outside: Outside & GuestPages & { settings: SettingsReader },
): Promise<void> {
  const { actors } = domains.accounts;
  const tokens = createFormTokens(secretsOf({ config, secretKey }), platform.clock);
  const drawAgain = await registerPages(server, {
    actors,
    formToken: tokens.of,
    viewerOf: (actor) => viewerOf(platform, domains.accounts.cards, actor),
    callsFor: inProcessCalls(platform, bound, outside.secureCookies),
    pieces: platform.pieces,
    sentPages: reusing === 'never' ? undefined : createSentPages(),
    guestPages: outside.guestPages,
    onGuestPage: outside.onGuestPage,
    countRead: outside.countRead,
    shopUrlOf: async (country, reads) => {
      reads(settingsTag);
      const addresses = await outside.settings.get(shopAddresses);
      return addresses[country.fid] ?? addresses.other ?? null;
    },
    appUrl: config.appUrl,
    phoneCodes: config.smsUrl !== undefined,
    otherSites: providers.filter((provider) => config[provider] !== undefined),
    now: platform.clock,
    publicUrl: config.publicUrl,
    siteName: config.siteName,
    development: pages === 'live',
    mediaOrigin: storage.direct?.origin,
  });
  const countryOf = (path: string) => localeOf(path.split(/[?#]/, 1)[0]!).country;
  const formDeps = { ...outside, platform, calls: bound, actors, tokens, secret: secretKey };
  registerForms(server, { ...formDeps, drawAgain, countryOf });
  registerThemeForm(server, outside);
}

/** How requests from outside are taken. */
interface Outside {
  countRead: (ip: string) => void;
  publicUrl: string;
  secureCookies: boolean;
  rooms: BodyRooms;
  incoming: TakeIncoming;
}
