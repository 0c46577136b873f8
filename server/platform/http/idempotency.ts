import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, CookieOptions, Ctx, Db } from '../context.ts';
import type { Platform } from '../platform.ts';
import { Refusal, type RefusalDetail, refuse } from '../refusal.ts';
import { seal, sha256, unseal } from '../seal.ts';
import {
  claim,
  type KeyOfCaller,
  type KeyState,
  leaveRefusal,
  release,
  stateOf,
  storeAnswer,
  takeOver,
  whileRenewed,
} from './idempotency-claims.ts';

export const idempotencyHeader = 'idempotency-key';
const purpose = 'idempotency';
const keyPattern = /^[\x21-\x7e]{8,128}$/;
const firstWaitMilliseconds = 10;
const longestWaitMilliseconds = 100;
/** A request that waited so long for another try is asked to come again. */
const patienceMilliseconds = 30_000;

export const isIdempotencyKey = (key: string): boolean => keyPattern.test(key);

/** A call that came with a key. */
export interface Keyed {
  key: string;
  call: string;
  /** What was sent, to be compared with the first; reading it spends nothing. */
  input: () => Promise<unknown>;
  /** Whether that was read already: to open what is sealed costs time. */
  wasRead: () => boolean;
}

/** How the work of a call stores its answer: in its own transaction, so that a key is stored only with what it made. */
export type StoreAnswer = (tx: Db, answer: unknown) => Promise<void>;

type SetHeader = ['header', string, string] | ['cookie', string, string, CookieOptions];

/** Another try stored its answer first: this one is rolled back, and that answer given. */
class AnsweredByAnother extends Error {}

/**
 * Does a call's work once for a key within 24 hours: the same key and input gives the first answer again, the same key
 * with another input is a conflict. The key is claimed before the work begins, so nothing is spent twice: a request
 * that comes with it while the work runs waits without a connection, and gets the same answer or refusal. A refused try
 * leaves the key free.
 *
 * A registration's input holds a password and its answer a token, so neither can be read from the table: only a hash
 * of the key is stored, and the key itself seals the rest.
 */
export async function once(
  { db }: Pick<Platform, 'db'>,
  ctx: Ctx,
  keyed: Keyed,
  work: (ctx: Ctx, store: StoreAnswer) => Promise<unknown>,
): Promise<unknown> {
  const at = {
    owner: ctx.actor ? `u:${ctx.actor.uid}` : 'guest',
    key: sha256(keyed.key).toString('base64url'),
  };
  const mine = crypto.randomUUID();
  const arrived = performance.now();
  let waitedFor: string | undefined;
  let holder: string | null = null;
  let wait = firstWaitMilliseconds;
  for (const deadline = performance.now() + patienceMilliseconds; performance.now() < deadline; ) {
    if (holder === null) await claim(db, at, mine);
    const here = performance.now() - arrived;
    const state = await stateOf(db, at);
    holder = state.claim;
    if (state.answer) {
      if (state.claim === mine) await release(db, at, mine);
      return replay(ctx, keyed, state.answer);
    }
    if (state.claim === mine) {
      const outcome = await attempt(db, ctx, { keyed, at, mine }, work);
      if (outcome !== answeredByAnother) return outcome.answer;
      holder = null;
    } else if (state.claim !== null && (state.refusal || state.expired)) {
      const sinceArrival = state.claim === waitedFor || (state.refusal && state.refusal.ago < here);
      if (state.refusal && sinceArrival) await refuseAlike(keyed, state.refusal);
      await takeOver(db, at, state.claim, mine);
    } else if (state.claim !== null) {
      waitedFor = state.claim;
      await delay(wait);
      wait = Math.min(wait * 2, longestWaitMilliseconds);
    }
  }
  return refuse('wire.unavailable', { retryAfterSeconds: 1 });
}

const answeredByAnother = Symbol('answered by another');

interface Try {
  keyed: Keyed;
  at: KeyOfCaller;
  mine: string;
}

/** Does the work under the claim, and leaves the answer, the refusal, or the key free. */
async function attempt(
  db: Db,
  ctx: Ctx,
  { keyed, at, mine }: Try,
  work: (ctx: Ctx, store: StoreAnswer) => Promise<unknown>,
): Promise<{ answer: unknown } | typeof answeredByAnother> {
  const recorded: SetHeader[] = [];
  let isStored = false;
  const store: StoreAnswer = async (tx, answer) => {
    const stored = await storeAnswer(tx, {
      ...at,
      claim: mine,
      call: keyed.call,
      bodyHash: hashOf(keyed.key, await keyed.input()),
      at: ctx.now,
      sealed: sealed(keyed, answer ?? null),
      sealedHeaders: recorded.length === 0 ? null : sealed(keyed, recorded),
    });
    if (!stored) throw new AnsweredByAnother();
    isStored = true;
  };
  let settle = (): Promise<void> => release(db, at, mine);
  try {
    const recording = { ...ctx, answer: recorder(ctx.answer, recorded) };
    const answer = await whileRenewed(db, at, mine, () => work(recording, store));
    if (isStored) settle = async () => {};
    return { answer };
  } catch (error) {
    if (error instanceof AnsweredByAnother) return answeredByAnother;
    const refusal = error instanceof Refusal ? await refusalToLeave(keyed, error) : undefined;
    if (refusal) settle = () => leaveRefusal(db, at, mine, refusal);
    throw error;
  } finally {
    // A claim that can't be released now ends by itself.
    await settle().catch((err: unknown) => ctx.log.warn({ err, call: keyed.call }, 'a claim was not released'));
  }
}

/**
 * The refusal that is stored for requests that wait for this try. None is stored where the input was not or could not
 * be read: each of them then reads its own and is refused by that.
 */
async function refusalToLeave(keyed: Keyed, { refusal, detail }: Refusal) {
  if (!keyed.wasRead()) return undefined;
  try {
    return { bodyHash: await actHash(keyed), sealed: sealed(keyed, { refusal, detail }) };
  } catch {
    return undefined;
  }
}

/** The refusal of the try that ran when this one came, where both sent the same. */
async function refuseAlike(keyed: Keyed, { bodyHash, sealed: closed }: NonNullable<KeyState['refusal']>) {
  if (!(await actHash(keyed)).equals(bodyHash)) return;
  const { refusal, detail } = opened<{ refusal: Refusal['refusal']; detail: RefusalDetail }>(keyed, closed);
  refuse(refusal, detail);
}

async function replay(ctx: Ctx, keyed: Keyed, first: NonNullable<KeyState['answer']>): Promise<unknown> {
  if (first.call !== keyed.call || !hashOf(keyed.key, await keyed.input()).equals(first.bodyHash))
    refuse('wire.idempotency_conflict');
  for (const set of first.sealedHeaders === null ? [] : opened<SetHeader[]>(keyed, first.sealedHeaders)) {
    if (set[0] === 'header') ctx.answer.header(set[1], set[2]);
    else ctx.answer.cookie(set[1], set[2], set[3]);
  }
  return opened(keyed, first.sealed);
}

/** Passes headers and cookies on, and writes down which. */
const recorder = (answer: Answer, recorded: SetHeader[]): Answer => ({
  header: (name, value) => {
    recorded.push(['header', name, value]);
    answer.header(name, value);
  },
  cookie: (name, value, options) => {
    recorded.push(['cookie', name, value, options]);
    answer.cookie(name, value, options);
  },
});

const hashOf = (key: string, input: unknown): Buffer =>
  createHmac('sha256', key).update(JSON.stringify(input)).digest();

/** A refusal is for the same call alone: another one with the same key and input is another act. */
const actHash = async ({ key, call, input }: Keyed): Promise<Buffer> => hashOf(key, [call, await input()]);

const sealed = ({ key }: Keyed, value: unknown): string => seal(key, purpose, JSON.stringify(value)).toString('base64');

const opened = <T>({ key }: Keyed, closed: string): T =>
  JSON.parse(unseal(key, purpose, Buffer.from(closed, 'base64'))) as T;
