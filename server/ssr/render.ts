import type { FastifyRequest } from 'fastify';
import { openEnvelope } from '../../contract/open-envelope.ts';
import { bannedGroup } from '../../contract/primitives/access-limits.ts';
import type { Viewer } from '../../contract/primitives/viewer.ts';
import { isUnavailable } from '../platform/db/errors.ts';
import { takesGzip } from '../platform/http/compress.ts';
import { countPage } from '../platform/metrics.ts';
import { digestOf } from '../platform/pieces/digest.ts';
import { JoinedAnswer } from '../platform/reading/joined-answer.ts';
import { zoneOffsets } from '../platform/time-zone.ts';
import { unixSeconds } from '../platform/unix-seconds.ts';
import type { WebBundle } from './bundle.ts';
import { securityHeaders, viteNonce } from './csp.ts';
import type { PageCall, PageDeps, PageReplies, RenderedPage } from './deps.ts';
import { type Drawn, type Filling, PageDrawing } from './drawing.ts';
import { DrawnAlone } from './drawn-alone.ts';
import { joinPage, keyOfFilling, storeFrame, type Template, templateOf } from './join-page.ts';
import type { KindField } from './kind-of-reader.ts';
import { localeOf } from './locale.ts';
import { formFieldsOf, headersOf, type Making, orMissing, type PageFor, sendParts, settingOf } from './making.ts';
import { bytesWithWords, markOf, type WordsOf } from './moments.ts';
import { type PageParts, type StylePlace, wholePage } from './page-parts.ts';
import { type FrameOf, ownOfFrame, type PlannedCall, recordsInFrame } from './plans.ts';

/** A page without its database is no fault of ours: it is 503, as the calls that it makes are. */
async function unlessAway<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? new Response(null, { status: 503 }) : error;
  }
}

/** Finds the member when the page first wants to know. */
function viewerOnce(deps: PageDeps, { actor, fault }: PageFor): () => Promise<Viewer | null> {
  let found: Promise<Viewer | null> | undefined;
  return () => {
    found ??= unlessAway(async () => {
      if (fault !== undefined) throw fault;
      return actor === null ? null : deps.viewerOf(actor);
    });
    return found;
  };
}

/** The address asked for, on this site whatever it looks like: `//host/x` is a path here. */
export const addressOf = (url: string, publicUrl: string): URL =>
  new URL(new URL(publicUrl).origin + (url.startsWith('/') ? url : '/'));

function webRequest({ request, deps, url }: Making): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'user-agent', 'x-forwarded-for'] as const) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  // Without a signal: others may wait for the same page after this one has gone.
  return new Request(addressOf(url, deps.publicUrl), { headers });
}

/**
 * Renders a page, or the data that the router asks for on a step in the browser: joined of what was drawn before, or
 * drawn.
 */
export async function renderPage(
  request: FastifyRequest,
  bundle: WebBundle,
  deps: PageDeps,
  page: PageFor,
): Promise<RenderedPage> {
  const url = page.path ?? request.url;
  const { country, basename } = localeOf(addressOf(url, deps.publicUrl).pathname);
  const { actor, actorAfresh, tags: cacheTags } = page;
  const making: Making = {
    ...{ request, url, bundle, deps, page, country, basename },
    ask: askedOnce(deps.repliesFor(request, { actor, actorAfresh, country, cacheTags })),
    viewer: viewerOnce(deps, page),
    shopUrl: onceOnly(() => unlessAway(() => deps.shopUrlOf(country, (tag) => page.tags.add(tag)))),
    zone: zoneOffsets(country.timeZone, unixSeconds(new Date())),
    words: wordsFor(bundle, deps, page, country),
  };
  if (deps.development || !deps.plans || page.said) return drawPage(making, null);
  // Where the reader can't be looked up, the page says so.
  const key = await keyOfPage(making).catch(() => null);
  if (key === null || deps.plans.isAlone(key)) return drawPage(making, null);
  const joined = await joinPlanned(making, key);
  if (joined) countPage('joined');
  return joined ?? drawPage(making, key);
}

/**
 * Whoever is logged in is sent the page of this moment, and reads how long ago something was; a guest's is cached for all, and
 * says when it was.
 */
function wordsFor(bundle: WebBundle, deps: PageDeps, page: PageFor, country: Making['country']): WordsOf {
  const now = unixSeconds(deps.now());
  const zone = zoneOffsets(country.timeZone, now);
  const how = { now, zone, language: country.language, isWritten: page.actor === null };
  return (moment) => bundle.entry.momentWords(moment, how);
}

/** A page that can't be joined after all draws on the answers that it asked for already. */
function askedOnce(ask: PageReplies): PageReplies {
  const asked = new Map<string, ReturnType<PageReplies>>();
  return (name, input) => {
    const key = `${name} ${JSON.stringify(input)}`;
    const answer = asked.get(key) ?? ask(name, input);
    asked.set(key, answer);
    return answer;
  };
}

const onceOnly = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
};

/**
 * An address for guests, members or those who are barred: all that a page depends on beside its answers, what is the
 * reader's own and what its frame reads of their kind.
 */
async function keyOfPage(making: Making): Promise<string> {
  const { url, page } = making;
  const [viewer, shop] = await Promise.all([making.viewer(), making.shopUrl()]);
  const reader = viewer && { isBarred: isBarred(viewer) };
  return digestOf(JSON.stringify([url, settingOf(making), reader, shop, page.storable, page.look]));
}

const isBarred = (viewer: Viewer | null): boolean => viewer?.groupid === bannedGroup;

/** The page by a plan that was made when it was drawn; undefined where something in it is new. */
async function joinPlanned(making: Making, key: string): Promise<RenderedPage | undefined> {
  const { deps, bundle } = making;
  const plan = deps.plans?.find(key);
  if (!plan) return undefined;
  const replies = await Promise.all(plan.calls.map(({ name, input }) => making.ask(name, input)));
  const answers = replies.flatMap(({ body }) => (body instanceof JoinedAnswer ? [body] : []));
  if (answers.length < replies.length) return undefined;
  const viewer = await making.viewer();
  const cached = answers.map((answer) => answer.cached.id);
  const template = deps.plans?.use(plan, cached, (frame) => ownOfFrame(frame, answers, viewer));
  if (!template) return undefined;
  return sendJoined(making, { template, answers, parts: bundle.partsOf(template.routes) });
}

interface Joining {
  template: Template & { routes: readonly string[]; kind: 'page' | 'data' };
  answers: readonly JoinedAnswer[];
  parts: PageParts;
  /** Its frame's text, where that isn't in the store. */
  frame?: Buffer;
}

/** Undefined where a piece of the page gave way in the store. */
async function sendJoined(
  making: Making,
  { template, answers, parts, frame }: Joining,
): Promise<RenderedPage | undefined> {
  const { deps } = making;
  const viewer = await making.viewer();
  const { language } = making.country;
  const drawReader = (part: string) => making.bundle.entry.drawForReader(part, viewer!, language, making.basename);
  const joined = {
    answers,
    viewer,
    setting: settingOf(making),
    form: formFieldsOf(making),
    words: making.words,
    drawReader,
  };
  const headers = headersOf(making, template.kind, parts);
  const store = deps.pieces;
  return orMissing(() => sendParts(making, { list: joinPage(store, template, joined, frame), store, headers }, parts));
}

/** What a page asked for while its loaders ran. */
class Asked {
  readonly calls: PlannedCall[] = [];
  readonly answers: JoinedAnswer[] = [];
  /** Members of whom it asked whether they are the reader: it is drawn for each of them alone. */
  readonly named = new Set<number>();
  /** What it read of its reader's kind. */
  readonly noted = new Set<KindField>();
  /** All of it came in two parts. */
  isJoinable = true;
}

/** Runs the page's loaders and draws it; what can be joined the next time is cached under `key`. */
async function drawPage(making: Making, key: string | null, how?: 'anew'): Promise<RenderedPage> {
  const { request, url, bundle, deps, page, basename } = making;
  const asked = new Asked();
  asked.isJoinable = key !== null;
  const alone = drawnAloneFor(making, how);
  const drawing = await drawingFor(making, asked, alone);
  const context = new bundle.entry.RouterContextProvider();
  context.set(bundle.entry.callContext, callsFor(making, asked, drawing));
  context.set(bundle.entry.pageContext, contextOf(making, asked, drawing));
  const answer = await bundle.entry.answer(webRequest(making), basename, context);
  if (answer.kind === 'redirect') {
    const headers = { ...securityHeaders, location: answer.location };
    return { status: answer.status, headers, body: '', tags: [...page.tags] };
  }
  if (key !== null && drawing.whyAlone !== undefined) {
    deps.plans?.drawAlone(key);
    request.log.info({ err: drawing.whyAlone, requestId: request.id }, 'a page is drawn for each reader alone');
  }
  const routes = answer.kind === 'page' ? answer.routes : [];
  const parts = bundle.partsOf(routes);
  const headers = () => headersOf(making, answer.kind, parts);
  const form = () => formFieldsOf(making);
  const known = alone?.known(form);
  if (known) {
    const sent = await orMissing(() => sendParts(making, { ...known, headers: headers() }, parts));
    if (sent) countPage('again');
    return sent ?? drawPage(making, key, 'anew');
  }
  const html = answer.kind === 'page' ? drawing.read(deps.development ? forVite(answer.html) : answer.html) : [];
  const data = drawing.readData(answer.kind === 'page' ? answer.data : answer.json);
  const drawn =
    answer.kind === 'page'
      ? wholePage(html, data, parts, { look: page.look, ofReader: !page.storable, path: url })
      : data;
  if (key !== null && drawing.asUsual) {
    const joining = await templateFor(making, key, asked, { html, drawn, routes, kind: answer.kind });
    // Where the store is too small for a page, it is drawn for its reader alone.
    const sent = await sendJoined(making, { ...joining, answers: asked.answers, parts });
    if (sent) countPage('drawn');
    return sent ?? drawPage(making, null);
  }
  countPage('alone');
  const mine = form();
  const apart = answer.status === 200 && alone?.partsOf(drawn, mine);
  if (apart) return sendParts(making, { ...apart, headers: headers() }, parts);
  const body = bytesWithWords(Buffer.concat(drawn.map((each) => textOf(each, mine))), making.words);
  return { status: answer.status, headers: headers(), body, tags: [...page.tags] };
}

/** Guests' pages are cached whole, and what a form was answered is said once. */
function drawnAloneFor(making: Making, how?: 'anew'): DrawnAlone | undefined {
  const { deps, page, request, url } = making;
  if (!deps.plans || deps.development || page.said || page.storable) return undefined;
  if (!takesGzip(request.headers['accept-encoding'])) return undefined;
  const of = [url, settingOf(making), page.actor?.uid, page.look];
  return new DrawnAlone(deps.plans, of, making.words, how);
}

async function drawingFor(making: Making, asked: Asked, alone: DrawnAlone | undefined): Promise<PageDrawing> {
  const { answers, named, noted } = asked;
  const { deps, page } = making;
  const setting = settingOf(making);
  const viewer = await making.viewer().catch(() => null);
  return new PageDrawing(deps.pieces, {
    viewer,
    keyOf: (filling) => keyOfFilling(filling, { answers, viewer, setting }),
    named: (uid) => named.has(uid) || page.tags.has(`u:${uid}`),
    note: (field) => void noted.add(field),
    isKnown: (data) => alone?.isKnown(data) ?? false,
  });
}

/** The calls that the page's loaders make; the records of their answers become pieces. */
function callsFor({ ask }: Making, asked: Asked, drawing: PageDrawing): PageCall {
  return async (name, input) => {
    // Its place is taken before it answers: the order of calls is the same however fast each is.
    const place = asked.calls.push({ name, input }) - 1;
    const { envelope, http, body } = await ask(name, input);
    if (!(body instanceof JoinedAnswer)) {
      asked.isJoinable = false;
      return openEnvelope(envelope, http, body as Record<string, unknown>);
    }
    const read = body.body();
    asked.answers[place] = body;
    drawing.register(place, read.records);
    return openEnvelope(envelope, http, read.body as Record<string, unknown>);
  };
}

/** What the bundle is given of the page. */
function contextOf(making: Making, asked: Asked, drawing: PageDrawing) {
  const { request, deps, page, country } = making;
  return {
    country: country.code,
    language: country.language,
    viewer: () => {
      asked.isJoinable = false;
      return making.viewer();
    },
    viewerOfFrame: making.viewer,
    isBarred: async () => isBarred(await making.viewer()),
    isMember: async () => (await making.viewer()) !== null,
    isReader: async (uid: number) => {
      asked.named.add(uid);
      return (await making.viewer())?.uid === uid;
    },
    shopUrl: making.shopUrl,
    appUrl: deps.appUrl ?? null,
    phoneCodes: deps.phoneCodes,
    otherSites: deps.otherSites,
    lite: page.lite,
    said: page.said ?? null,
    zone: making.zone,
    publicUrl: deps.publicUrl,
    siteName: deps.siteName,
    development: deps.development,
    drawing: drawing.when(() => asked.isJoinable),
    markOfMoment: markOf,
    report: (error: unknown) => request.log.error({ err: error, requestId: request.id }, 'a page failed'),
  };
}

interface DrawnPage {
  html: Drawn;
  drawn: ReturnType<typeof wholePage<Filling>> | Drawn;
  routes: readonly string[];
  kind: 'page' | 'data';
}

/**
 * How the page is joined; cached for the next reader for whom it is the same. Guests' pages are cached whole, so their
 * frames are not.
 */
async function templateFor(making: Making, key: string, asked: Asked, made: DrawnPage) {
  const { deps, page } = making;
  const { calls, answers, named, noted } = asked;
  const { html, drawn, routes, kind } = made;
  const viewer = await making.viewer();
  const cached = answers.map((answer) => answer.cached.id);
  const inFrame = recordsInFrame(html, answers);
  const frame = { inFrame, noted: [...noted], named: new Set([...named, ...namedIn(page.tags)]) };
  const own = (of: FrameOf): string => ownOfFrame(of, answers, viewer);
  const { template, text } = templateOf(digestOf([key, ...cached, own(frame)].join('\n')), drawn);
  const planned = { ...template, routes, kind };
  if (!page.storable) {
    storeFrame(deps.pieces, planned, text);
    deps.plans?.store(key, { calls, cached, frame, own, template: planned });
  }
  return { template: planned, frame: text };
}

/** A page that was drawn for its reader alone has no places but the form's and those of what stands in every page. */
function textOf(each: string | object, form: string): Buffer {
  if (typeof each === 'string') return Buffer.from(each);
  return 'style' in each ? (each as StylePlace).style : Buffer.from(form);
}

const namedIn = (tags: ReadonlySet<string>): number[] =>
  [...tags].filter((tag) => tag.startsWith('u:')).map((tag) => Number(tag.slice(2)));

/** Vite puts styles into the page by script and asks here for the nonce to do so. */
const forVite = (html: string): string =>
  html.replace('<head>', `<head><meta property="csp-nonce" nonce="${viteNonce}"/>`);
