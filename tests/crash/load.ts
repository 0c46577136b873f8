import { setTimeout as delay } from 'node:timers/promises';
import type { CallerInputOf } from '../../contract/call.ts';
import type { CallName, Calls } from '../../contract/calls.ts';
import { Api, type CallAnswer } from '../support/api.ts';
import { uidAuthOf } from '../support/uid-auth.ts';
import type { Drawn } from './drawn.ts';
import type { Person, Setting } from './setting.ts';

/** An act, with money or a message, as its client wrote it down before it was sent. */
export interface Act {
  who: Person;
  call: CallName;
  input: Record<string, unknown>;
  key: string;
  /** How often it was sent. */
  tries: number;
  /** The whole answer as it came, once there was one. */
  answer?: CallAnswer<CallName>;
  /** When that was, on this process's clock. */
  answeredAt?: number;
}

export interface Journal {
  acts: Act[];
  /** Answers that must not come: 5xx beside "the database is away". */
  wrong: string[];
  /** Tries that were not answered, or by "the database is away"; and how long the slowest try of all took. */
  failed: number;
  slowestMs: number;
}

export interface LoadOptions {
  /** Each of them waits so long between two acts, so that their minute’s share lasts. */
  pauseMs?: number;
  /** They send again what was not answered, until it is, and go on; else they wait until they are run anew. */
  patient?: boolean;
}

export interface Load {
  journal: Journal;
  /** Lets all act on a site, by any of its processes, until they are stopped, or it is gone. */
  run(...urls: string[]): { stop(): Promise<void> };
  /** Sends again what was never answered, with its key, until all of it is; how many. */
  replay(url: string): Promise<number>;
  /** Sends again some of what was answered: each must have the answer of then. Those whose answer is another one. */
  repeat(url: string, most: number): Promise<{ asked: number; differ: Act[] }>;
}

const nigeria = 188;
const receiver = {
  ...{ firstname: 'Tunde', lastname: 'Bakare', phone: '+234 803 555 1234' },
  ...{ address: '14 Allen Avenue', city: 'Ikeja' },
};

export function createLoad(
  { members, operators, posts, goods, group }: Setting,
  random: Drawn,
  { pauseMs = 250, patient = false }: LoadOptions = {},
): Load {
  const journal: Journal = { acts: [], wrong: [], failed: 0, slowestMs: 0 };
  let urls: string[] = [];
  let running = false;
  /** Another process at each try. */
  const urlOf = ({ who, tries }: Act): string => urls[(who.uid + tries) % urls.length]!;

  const act = <K extends CallName>(who: Person, call: K, input: CallerInputOf<Calls[K]>): Promise<CallAnswer<K>> => {
    const written: Act = { who, call, input: input as Act['input'], key: crypto.randomUUID(), tries: 0 };
    journal.acts.push(written);
    const answer = patient
      ? sendUntilAnswered(written, urlOf, journal, 'refused')
      : send(written, urlOf(written), journal);
    return answer as Promise<CallAnswer<K>>;
  };

  const exchange = async (who: Person): Promise<void> => {
    const xcoin = 1 + random.int(10);
    const ours = { uid: who.uid, cid: nigeria, xcoin };
    const asked = { ...ours, uid_auth: uidAuthOf(who, nigeria, xcoin) };
    const quoted = await act(who, 'economy.before-exchange', asked);
    if (!quoted.ok) return;
    const { id: order } = quoted.data.order;
    const end = random.int(10);
    // Some change their minds, and some vanish.
    if (end < 7) await act(who, 'economy.exchange', { ...asked, order });
    else if (end < 9) {
      const cancelled = { uid: who.uid, cid: nigeria, order, uid_auth: uidAuthOf(who, nigeria) };
      await act(who, 'economy.exchange-cancel', cancelled);
    }
  };

  const reward = async (who: Person): Promise<void> => {
    const post = posts[random.int(posts.length)]!;
    if (post.authorid === who.uid) return;
    await act(who, 'threads.reward-post', { pid: post.pid, xid: [1, 5, 10][random.int(3)]! });
  };

  const buy = async (who: Person): Promise<void> => {
    const { goods_id, price } = goods[random.int(4) === 0 ? 1 : 0]!;
    await act(who, 'store.pay', { goods_id, shop_price: price, ...receiver });
  };

  const refund = async (who: Person): Promise<void> => {
    const bought = ordersOf(journal);
    const order_id = bought[random.int(Math.max(1, bought.length))];
    if (order_id !== undefined) await act(who, 'store.refund', { order_id, note: 'sent back' });
  };

  const say = async (who: Person): Promise<void> => {
    const clientID = crypto.randomUUID();
    await act(who, 'messages.say', { conversationID: `GROUP${group}`, text: `Line ${clientID}`, clientID });
  };

  const reply = async (who: Person): Promise<void> => {
    const { tid } = posts[random.int(posts.length)]!;
    await act(who, 'threads.new-reply', { tid, message: `The rain left ${crypto.randomUUID()}` });
  };

  const oneOf = (who: Person): Promise<unknown> => {
    const drawn = random.int(18);
    if (drawn >= 15) return reply(who);
    if (drawn >= 10) return say(who);
    if (drawn === 0) return act(who, 'economy.check-in', {});
    if (drawn < 4) return exchange(who);
    return drawn < 7 ? reward(who) : buy(who);
  };

  const live = async (who: Person, does: (who: Person) => Promise<unknown>): Promise<void> => {
    await delay(random.int(pauseMs));
    while (running) {
      try {
        await does(who);
      } catch (error) {
        // A client without an answer waits for the site to be there again.
        if (!(error instanceof NoAnswer)) throw error;
        return;
      }
      await delay(random.int(2 * pauseMs));
    }
  };

  return {
    journal,
    run: (...at) => {
      urls = at;
      running = true;
      const lives = [...members.map((who) => live(who, oneOf)), ...operators.map((who) => live(who, refund))];
      // What failed is thrown when they are stopped.
      for (const life of lives) life.catch(() => undefined);
      return {
        stop: async () => {
          running = false;
          await Promise.all(lives);
        },
      };
    },
    replay: async (at) => {
      const open = journal.acts.filter(({ answer }) => answer === undefined);
      await inChains(open, (one) => sendUntilAnswered(one, () => at, journal, 'again'));
      return open.length;
    },
    repeat: async (at, most) => {
      const answered = journal.acts.filter(({ answer }) => answer?.ok);
      const chosen = Array.from(
        { length: Math.min(most, answered.length) },
        () => answered[random.int(answered.length)]!,
      );
      const differ: Act[] = [];
      await inChains([...new Set(chosen)], async (one) => {
        const again = await ask(one, at);
        // The minute of its member is full: no answer at all.
        if (again.http !== 429 && JSON.stringify(again.body) !== JSON.stringify(one.answer?.body)) differ.push(one);
      });
      return { asked: new Set(chosen).size, differ };
    },
  };
}

/** What was done, by the answers: acts of a call that were not refused. */
export const doneOf = <K extends CallName>({ acts }: Journal, call: K): (Act & { answer: CallAnswer<K> })[] =>
  acts.filter((one): one is Act & { answer: CallAnswer<K> } => one.call === call && one.answer?.ok === true);

const ordersOf = (journal: Journal): number[] => doneOf(journal, 'store.pay').map(({ answer }) => answer.data.order_id);

/** Nobody knows whether it was done. */
class NoAnswer extends Error {}

const ask = ({ who, call, input, key }: Act, url: string): Promise<CallAnswer<CallName>> =>
  new Api(url, who.address).call(call, input, { token: who.token, headers: { 'idempotency-key': key } });

/** Sends an act, and writes its answer down. */
async function send(one: Act, url: string, journal: Journal): Promise<CallAnswer<CallName>> {
  one.tries += 1;
  const from = performance.now();
  try {
    const answer = await ask(one, url).catch((error: unknown) => {
      throw new NoAnswer(`${one.call} was not answered`, { cause: error });
    });
    if (answer.http >= 500 && answer.error !== 'wire.unavailable')
      journal.wrong.push(
        `${one.call} ${JSON.stringify(one.input)}: HTTP ${answer.http} ${JSON.stringify(answer.body)}`,
      );
    if (answer.http >= 500) throw new NoAnswer(`${one.call} was answered by ${answer.http}`);
    one.answer = answer;
    one.answeredAt = performance.now();
    return answer;
  } catch (error) {
    journal.failed += 1;
    throw error;
  } finally {
    journal.slowestMs = Math.max(journal.slowestMs, performance.now() - from);
  }
}

const patienceMs = 120_000;
const nextTryMs = 250;

/** As `send`, again and again; whom their minute's limit refuses is refused, or asks again. */
async function sendUntilAnswered(
  one: Act,
  urlOf: (one: Act) => string,
  journal: Journal,
  limited: 'refused' | 'again',
): Promise<CallAnswer<CallName>> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(nextTryMs)) {
    const answer = await send(one, urlOf(one), journal).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error;
    });
    if (answer && (limited === 'refused' || answer.http !== 429)) return answer;
  }
  throw new Error(`${one.call} was not answered in ${patienceMs / 1000} s`);
}

/** Sixteen at once. */
async function inChains<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const chain = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: 16 }, chain));
}
