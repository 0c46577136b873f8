import { isDeepStrictEqual } from 'node:util';
import type { CallSpec } from '../../../contract/call.ts';
import { type RefusalWire, wrapRefusal } from '../../../contract/envelope.ts';
import { bannedGroup, operatorGroup } from '../../../contract/primitives/access-limits.ts';
import type { Language } from '../../../contract/primitives/countries.ts';
import type { Refusal as RefusalEntry } from '../../../contract/refusal.ts';
import { refusals, refusalText } from '../../../contract/refusals.ts';
import type { Actor, Answer, Asked, Ctx, Db } from '../context.ts';
import { isUnavailable } from '../db/errors.ts';
import type { Platform } from '../platform.ts';
import { ReadAnswer } from '../reading/read-answer.ts';
import { isRecent } from '../recent-proof.ts';
import { Refusal } from '../refusal.ts';
import { sayWritten } from '../replicas/written.ts';
import { sha256 } from '../seal.ts';
import { StorageUnavailable } from '../storage/port.ts';
import { translate } from '../texts.ts';
import type { BoundCall } from './handlers.ts';
import { type Keyed, once, type StoreAnswer } from './idempotency.ts';
import { countShared } from './limits.ts';
import { parseInput, type Sent } from './parse.ts';
import { wrapped } from './wrap.ts';
import { writeOnce } from './write.ts';

/** One call on its way through the house, from the network or from a page that is being rendered. */
export interface Request {
  actor: Actor | null;
  /** The country on whose pages it is made; absent where that isn't known. */
  countryFid?: number;
  locale: Language;
  requestId: string;
  asked: Asked;
  answer: Answer;
  sent: Sent | (() => Promise<Sent>);
  idempotencyKey?: string;
  /** Looks the actor up once more; absent where that would find nothing newer. */
  actorAfresh?: () => Promise<Actor | null>;
  /** How far its caller has written; absent where that isn't known, or where the answer is cached: the primary answers. */
  readAfter?: number | undefined;
  /** Tags that a read depends on are noted here. */
  onTag?: (tag: string) => void;
}

export interface Reply {
  http: number;
  body: unknown;
  retryAfterSeconds?: number;
}

/** The body as a caller within the process takes it. */
export const plainBodyOf = ({ body }: Pick<Reply, 'body'>): unknown =>
  body instanceof ReadAnswer ? body.body() : body;

/** The only place that holds a call's access level, asks for a recent proof, and refuses a member with no access. */
function requireAccess(call: BoundCall, actor: Actor | null, now: Date): void {
  const { access, whileBanned, proof } = call.spec;
  if (access === 'guest') return;
  if (!actor) throw new Refusal('wire.unauthorized');
  if (actor.groupid === bannedGroup && !whileBanned) throw new Refusal('wire.no_access');
  const allowed =
    access === 'member' ||
    (access === 'creator' && actor.isCreator) ||
    (access === 'office' && (actor.groupid <= 3 || (actor.offices ?? []).length > 0)) ||
    (access === 'moderator' && actor.groupid <= 3) ||
    (access === 'operator' && actor.groupid === operatorGroup);
  const isOffice = access === 'office' || access === 'moderator' || access === 'operator';
  if (!allowed) throw new Refusal(isOffice && actor.awaitsSecondStep ? 'wire.second_step_needed' : 'wire.forbidden');
  if (proof === 'recent' && !isRecent(actor.provenAt, now)) throw new Refusal('wire.proof_needed');
}

/**
 * Does what may be refused because of who somebody is. A refusal that rests on an actor cached by this process is
 * looked at once more with the actor as the database has it now.
 */
async function askedTwice<T>(
  actor: Actor | null,
  afresh: (() => Promise<Actor | null>) | undefined,
  work: (actor: Actor | null) => Promise<T>,
): Promise<T> {
  try {
    return await work(actor);
  } catch (error) {
    if (!(error instanceof Refusal) || !actor || !afresh) throw error;
    const now = await afresh();
    if (isDeepStrictEqual(now, actor)) throw error;
    return work(now);
  }
}

/** Who asks, and when. */
type Asking = Pick<Request, 'actor' | 'actorAfresh'> & { now: Date };

/** The actor under whom the call is made; refuses those whom its access level excludes. */
export const admitted = (call: BoundCall, { actor, actorAfresh, now }: Asking) =>
  askedTwice(actor, actorAfresh, async (asking) => {
    requireAccess(call, asking, now);
    return asking;
  });

function contextOf(platform: Platform, request: Request): Ctx {
  return {
    actor: request.actor,
    db: platform.db,
    now: platform.clock(),
    locale: request.locale,
    requestId: request.requestId,
    log: platform.log,
    asked: request.asked,
    answer: request.answer,
    emit: () => {
      throw new Error('only a call that writes announces events');
    },
    reads: (tag) => request.onTag?.(tag),
    stale: () => {
      throw new Error('only a call that writes makes anything stale');
    },
  };
}

/** Runs a call: access, limits, input, transaction, envelope. Never throws; what is not expected is logged as a bug. */
export async function runCall(platform: Platform, call: BoundCall, request: Request): Promise<Reply> {
  const { spec } = call;
  try {
    const actor = await admitted(call, { ...request, now: platform.clock() });
    const ctx = { ...contextOf(platform, request), actor };
    await requireOpen(platform, spec, ctx, request.countryFid);
    const received = receiver(spec, request);
    const work = (own: Ctx, store?: StoreAnswer) => spend(platform, call, own, { request, read: received.read, store });
    const key = spec.idempotent ? request.idempotencyKey : undefined;
    const result =
      key === undefined ? await work(ctx) : await once(platform, ctx, keyedBy(key, call, request, received), work);
    if (spec.writes && platform.replicas) await sayWritten(platform.replicas, request.answer);
    return { http: 200, body: result instanceof ReadAnswer ? result : wrapped(spec, result, request.locale) };
  } catch (error) {
    return failure(platform, call, error, request);
  }
}

/** Refuses what an operator has switched off, for everybody or for the one who asks. */
async function requireOpen(platform: Platform, spec: CallSpec, ctx: Ctx, countryFid?: number): Promise<void> {
  if (spec.writes && !spec.whileReadOnly) await platform.readOnlyGate?.refuse(ctx.now);
  const asking = { uid: ctx.actor?.uid, countryFid: ctx.actor?.countryFid ?? countryFid };
  if (spec.opens !== undefined) await platform.switches?.require(spec.opens, asking, ctx.reads);
}

/** The context of a read, on a replica where it may be on one that its caller's own writes have come to. */
async function whereItReads(
  { replicas }: Platform,
  { reads }: CallSpec,
  ctx: Ctx,
  { readAfter }: Request,
): Promise<Ctx> {
  if (reads === undefined || !replicas) return ctx;
  // Such a call's handler is typed to select alone.
  return { ...ctx, db: (await replicas.choose(readAfter)) as Db };
}

/** What was sent, opened and checked: reading it spends nothing. */
interface Received {
  input: unknown;
  spendSigns: Sent['spendSigns'];
}

interface Receiver {
  read: () => Promise<Received>;
  wasRead: () => boolean;
}

/** Opens and checks what was sent at its first use, and only once. */
function receiver(spec: CallSpec, request: Request): Receiver {
  let received: Promise<Received> | undefined;
  const receive = async (): Promise<Received> => {
    const sent = typeof request.sent === 'function' ? await request.sent() : request.sent;
    return { input: parseInput(spec, sent), spendSigns: sent.spendSigns };
  };
  return {
    read: () => {
      received ??= receive();
      return received;
    },
    wasRead: () => received !== undefined,
  };
}

/** The files are part of what was sent. */
const keyedBy = (key: string, call: BoundCall, { asked }: Request, { read, wasRead }: Receiver): Keyed => ({
  key,
  call: call.spec.keyedAs ?? call.name,
  input: async () => {
    const files = Object.entries(asked.files).map(([name, { bytes, stored }]) => [
      name,
      (stored?.sha256 ?? sha256(bytes)).toString('base64url'),
    ]);
    const { input } = await read();
    return files.length === 0 ? input : { input, files };
  },
  wasRead,
});

/**
 * All that a call spends, in its order: its share of the limits, what was sealed for one use, what its preparation
 * takes, and its transaction. Nothing before this leaves a trace that a second try would meet.
 */
async function spend(
  platform: Platform,
  call: BoundCall,
  ctx: Ctx,
  { request, read, store }: { request: Request; read: Receiver['read']; store: StoreAnswer | undefined },
): Promise<unknown> {
  const { spec } = call;
  if (spec.limit) await countShared(platform.db, spec.limit, { uid: ctx.actor?.uid, ip: ctx.asked.ip }, ctx.now);
  if (spec.limit === 'write' || spec.limit === 'upload') await platform.writerGate?.(call.name, ctx);
  const { input, spendSigns } = await read();
  await spendSigns?.();
  const prepared = await call.prepare?.(ctx, input);
  // What a refused action wrote is rolled back, so that it may run once more.
  return askedTwice(ctx.actor, request.actorAfresh, async (actor) => {
    requireAccess(call, actor, ctx.now);
    const own = { ...ctx, actor };
    if (call.read) return platform.answers.join(own, call.read, input);
    if (!spec.writes) return call.act(await whereItReads(platform, spec, own, request), input, prepared);
    const act = async (inner: Ctx): Promise<unknown> => {
      const answer = await call.act(inner, input, prepared);
      await store?.(inner.db, answer);
      return answer;
    };
    const write = () => writeOnce(platform, own, act, call.together);
    // Those who share a transaction have few of them already.
    return call.together || !platform.lanes ? write() : platform.lanes.run(call.name, write);
  });
}

const isAway = (error: unknown): boolean => isUnavailable(error) || error instanceof StorageUnavailable;

function failure(platform: Platform, call: BoundCall, error: unknown, request: Request): Reply {
  const refusal = error instanceof Refusal ? error : new Refusal(isAway(error) ? 'wire.unavailable' : 'wire.internal');
  const facts = { call: call.name, requestId: request.requestId };
  if (refusal.refusal === 'wire.internal') platform.log.error({ ...facts, err: error }, 'a call failed');
  if (refusal.refusal === 'wire.unavailable')
    platform.log.warn({ ...facts, err: error }, 'the database or the store is away');
  return refusalReply(call, refusal, request.locale);
}

/** The wire form of a refusal in a call's envelope. */
export function refusalReply(call: BoundCall, { refusal, detail }: Refusal, locale: Language): Reply {
  const entry: RefusalEntry = refusals[refusal];
  const wire: RefusalWire = {
    error: refusal,
    msg: translate(locale, refusalText(refusal), detail.values),
    ...(entry.code === undefined ? {} : { code: entry.code }),
    ...(entry.errCode === undefined ? {} : { errCode: entry.errCode }),
    ...(detail.extra ? { extra: detail.extra } : {}),
    ...(detail.issues
      ? { issues: detail.issues.map((i) => ({ field: i.field, message: translate(locale, i.text, i.values) })) }
      : {}),
  };
  return {
    http: entry.http ?? 200,
    body: wrapRefusal(call.spec.envelope, wire),
    ...(detail.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: detail.retryAfterSeconds }),
  };
}
