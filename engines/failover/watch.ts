import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster, Node } from '../support/patroni.ts';

/** A moment at which something was so, on this process's clock. */
type Moment = { node: string; at: number };

export interface Sightings {
  /** A database that said of itself that it takes writes. */
  primaries: Moment[];
  /** The REST interface that the proxy asks said so. */
  leaders: Moment[];
  /** A write into one database past the proxy, that was acknowledged; `n` is its number there. */
  acknowledged: (Moment & { n: number })[];
}

export interface Watch {
  seen: Sightings;
  end: () => Promise<void>;
  /** How many of the writes that were acknowledged aren't in the database that is the primary now. */
  lost: () => Promise<number>;
}

const everyMs = 50;
const patienceMs = 1000;
/** Each node's numbers are its own. */
const numbers = 10;

/** Tries, all the time and on each machine itself, whether it takes writes, until it is stopped. */
export async function startWatch(cluster: Cluster): Promise<Watch> {
  const seen: Sightings = { primaries: [], leaders: [], acknowledged: [] };
  await onPrimary(cluster, (client) =>
    client.query('create table if not exists watch (node text, n bigint, primary key (node, n))'),
  );
  let running = true;
  const offset = Date.now();
  const watched = cluster.nodes.flatMap((node, at) => [
    askDatabase(node, cluster.inside(node), offset * numbers + at, seen, () => running),
    askLeader(node, seen, () => running),
  ]);
  return {
    seen,
    end: async () => {
      running = false;
      await Promise.all(watched);
    },
    lost: () => onPrimary(cluster, (client) => lostOf(client, seen)),
  };
}

async function onPrimary<T>(cluster: Cluster, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(cluster.inside(await cluster.primary()));
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

async function lostOf(client: pg.Client, { acknowledged }: Sightings): Promise<number> {
  const { rows } = await client.query<{ n: string }>('select n from watch where n = any($1)', [
    acknowledged.map(({ n }) => n),
  ]);
  return acknowledged.length - new Set(rows.map(({ n }) => n)).size;
}

async function askDatabase(
  { name: node }: Node,
  inside: pg.ClientConfig,
  from: number,
  seen: Sightings,
  isRunning: () => boolean,
): Promise<void> {
  let n = from;
  let line: Connection | undefined;
  const giveUp = (): void => {
    line?.socket.destroy();
    line = undefined;
  };
  for (; isRunning(); await delay(everyMs)) {
    try {
      line ??= await connected(inside);
      const { rows } = await line.client.query<{ primary: boolean }>('select not pg_is_in_recovery() as primary');
      if (!rows[0]!.primary) continue;
      seen.primaries.push({ node, at: performance.now() });
      n += numbers;
      await line.client.query('insert into watch values ($1, $2)', [node, n]);
      seen.acknowledged.push({ node, n, at: performance.now() });
    } catch {
      giveUp();
    }
  }
  giveUp();
}

interface Connection {
  client: pg.Client;
  /** Broken off where its client waits for an answer. */
  socket: Socket;
}

async function connected(inside: pg.ClientConfig): Promise<Connection> {
  const socket = new Socket();
  const settings = { stream: () => socket, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = new pg.Client({ ...inside, ...settings });
  client.on('error', () => undefined);
  await client.connect().catch((error) => {
    socket.destroy();
    throw error;
  });
  return { client, socket };
}

async function askLeader({ name: node, address }: Node, seen: Sightings, isRunning: () => boolean): Promise<void> {
  for (; isRunning(); await delay(2 * everyMs)) {
    const answer = await fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(patienceMs) }).catch(
      () => undefined,
    );
    await answer?.body?.cancel();
    if (answer?.ok) seen.leaders.push({ node, at: performance.now() });
  }
}

/** How long two nodes said so at the same time, in milliseconds. */
export function together(moments: readonly Moment[]): number {
  const spans = spansOf(moments);
  let sum = 0;
  for (const [at, one] of spans.entries())
    for (const other of spans.slice(at + 1))
      if (other.node !== one.node) sum += Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
  return Math.round(sum);
}

/** Times in which a node said so without a pause. */
function spansOf(moments: readonly Moment[]): { node: string; from: number; to: number }[] {
  const spans: { node: string; from: number; to: number }[] = [];
  for (const { node, at } of moments) {
    const last = spans.findLast((span) => span.node === node);
    if (last && at - last.to < 2 * patienceMs) last.to = at;
    else spans.push({ node, from: at, to: at });
  }
  return spans;
}
