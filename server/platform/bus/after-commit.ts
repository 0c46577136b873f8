import { sql } from 'kysely';
import type { Db } from '../context.ts';
import { isUnavailable } from '../db/errors.ts';
import type { Bus } from './bus.ts';
import type { Message } from './carrier.ts';
import { checkMessage } from './message.ts';

type Publisher = Pick<Bus, 'publish' | 'sayMissed'>;

/** Which bus publishes what transactions of a pool say. */
const publishers = new WeakMap<Db, Publisher>();
/** What open transactions say so far. */
const said = new WeakMap<Db, Message[]>();
/** The transaction behind the view that one of several works has of it. */
const behind = new WeakMap<Db, Db>();

/** From now on a bus publishes what transactions of this pool say. */
export const publishBy = (db: Db, bus: Publisher): void => void publishers.set(db, bus);

/** A view of a transaction says its messages in that transaction. */
export const viewOf = (view: Db, tx: Db): void => void behind.set(view, tx);

/**
 * Publishes when the transaction commits, and not at all when it rolls back. A process that dies in between is missed by the others,
 * who then ask anew for whatever it may have meant (`vanished.ts`).
 */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  const message: Message = [channel, payload];
  checkMessage(message);
  const open = said.get(behind.get(db) ?? db);
  if (open) open.push(message);
  else await (publishers.get(db)?.publish(channel, payload) ?? notifyOf(db, [message]));
}

/** Does a work in its transaction, and has the bus publish what it said once that is committed. */
export async function saying<T>(
  db: Db,
  begin: (work: (tx: Db) => Promise<T>) => Promise<T>,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const bus = publishers.get(db);
  const messages: Message[] = [];
  let isDone = false;
  try {
    const answer = await begin(async (tx) => {
      said.set(tx, messages);
      const answer = await work(tx);
      // A command beside the site has no bus: the database takes its messages to those who listen.
      if (!bus && messages.length > 0) await notifyOf(tx, messages);
      isDone = true;
      return answer;
    });
    if (bus) for (const [channel, payload] of messages) void bus.publish(channel, payload);
    return answer;
  } catch (error) {
    // A connection that was lost in the commit leaves open whether it happened: everybody looks.
    if (isDone && messages.length > 0 && isUnavailable(error)) void bus?.sayMissed();
    throw error;
  }
}

async function notifyOf(db: Db, messages: readonly Message[]): Promise<void> {
  for (const [channel, payload] of messages) await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
