import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answered, AskedOf, Plan, Wanted } from './asking.ts';
import { timesByKind } from './asking.ts';
import { atFixedRate, type Clock, oneAfterAnother } from './schedule.ts';

/** Fewer than one address may hold open; what is due while all are taken waits, and its wait counts. */
const mostSockets = 300;
/** Packed answers that are unpacked and read once all is measured. */
const sample = 32;

const clock: Clock = {
  now: () => performance.now(),
  until: async (at) => {
    const wait = at - performance.now();
    if (wait > 0) await delay(wait);
  },
};

interface Seen {
  bytes: number;
  wrong: number;
  example: string;
  looked: { body: Buffer; encoding: string; wanted: Wanted }[];
}

/** Asks for what comes over the channel to its parent by a plan. A process of its own beside the server's. */
process.once('message', async (asked: AskedOf) => {
  const answered = await carryOut(asked);
  process.send?.(answered, () => process.exit());
});

async function carryOut({ url, wanted, plan }: AskedOf): Promise<Answered> {
  const connections = 'connections' in plan ? plan.connections : mostSockets;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const seen: Seen = { bytes: 0, wrong: 0, example: '', looked: [] };
  const every = Math.max(1, Math.floor(wanted.length / sample));
  const ask = (i: number): Promise<void> => {
    const one = wanted[i % wanted.length]!;
    return askOne(agent, url, one, seen, i % every === 0 && seen.looked.length < sample);
  };
  const from = performance.now();
  const times = await timesOf(plan, wanted.length, ask);
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  for (const { body, encoding, wanted: one } of seen.looked) {
    const text = (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
    if (!text.includes(one.expect)) count(seen, one, text);
  }
  const kinds = timesByKind(times, (i) => wanted[i % wanted.length]!.kind);
  return { seconds, answered: times.length, bytes: seen.bytes, wrong: seen.wrong, example: seen.example, kinds };
}

function timesOf(plan: Plan, known: number, ask: (i: number) => Promise<void>): Promise<number[]> {
  if (plan.by === 'rate') {
    const { perSecond, seconds } = plan;
    return atFixedRate({ perSecond, count: Math.round(perSecond * seconds), clock, ask });
  }
  const until = plan.by === 'time' ? clock.now() + plan.seconds * 1000 : Number.POSITIVE_INFINITY;
  const goesOn = plan.by === 'time' ? () => clock.now() < until : (i: number) => i < known;
  return oneAfterAnother({ connections: plan.connections, goesOn, clock, ask });
}

function count(seen: Seen, { method, path }: Wanted, text: string): void {
  seen.wrong += 1;
  seen.example = `${method} ${path}: ${text.slice(0, 300)}`;
}

/** An answer that fails, or is unpacked and lacks what was expected, is counted as wrong. */
function askOne(agent: Agent, url: string, one: Wanted, seen: Seen, isLookedAt: boolean): Promise<void> {
  return new Promise((done) => {
    const failed = (error: Error): void => {
      count(seen, one, error.message);
      done();
    };
    const sent = request(url + one.path, { agent, method: one.method, headers: one.headers }, (answer) => {
      const encoding = answer.headers['content-encoding'];
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => {
        seen.bytes += chunk.length;
        if (encoding === undefined || isLookedAt) chunks.push(chunk);
      });
      answer.on('error', failed);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        if (encoding !== undefined && isLookedAt) seen.looked.push({ body, encoding, wanted: one });
        const isWrong = answer.statusCode !== 200 || (encoding === undefined && !body.includes(one.expect));
        if (isWrong) count(seen, one, `${answer.statusCode} ${body.toString()}`);
        done();
      });
    });
    sent.on('error', failed);
    sent.end(one.body);
  });
}
