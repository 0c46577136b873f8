import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Site } from './group.ts';
import { type Line, percentile } from './line.ts';
import { type Request, type Statement, type Statements, withRecorder } from './recorder.ts';

/** Requests of one kind, each made for the first time. */
export interface Timed {
  name: string;
  /** Milliseconds within which nineteen of twenty are to be answered. */
  databaseTarget?: number;
  target?: number;
  requests: readonly Request[];
  /** Stands in every right answer. */
  expect: string;
  /**
   * Asked of the site before its time is taken, and none of them a request whose time is taken: while the database was
   * measured nobody asked the site anything, and a machine that takes idle memory back needs 0.1 s to wake a process.
   */
  awake?: readonly Request[];
}

/**
 * The time that the database needs for each request, by its own clock, and the time until the site has answered it, one
 * after another. The statements are those that a product beside the site sent, which had made none of these requests before.
 */
export function bothTimes(site: Site, all: readonly Timed[]): Promise<Line[]> {
  return withRecorder(site.databaseUrl, async (record) => {
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    try {
      const lines: Line[] = [];
      for (const timed of all) lines.push(await inDatabase(client, record, timed), await bySite(site, timed));
      return lines;
    } finally {
      await client.end();
    }
  });
}

interface Taken {
  url: string;
  ms: number;
  note?: string;
}

const nineteenOfTwenty = 0.95;

function lineOf(name: string, target: number | undefined, taken: readonly Taken[]): Line {
  const all = taken.map(({ ms }) => ms);
  const slowest = taken.reduce((a, b) => (a.ms > b.ms ? a : b));
  const note = slowest.note === undefined ? '' : `, ${slowest.note}`;
  return {
    ...{ name, unit: 'ms', measured: percentile(all, nineteenOfTwenty), ...(target === undefined ? {} : { target }) },
    remark: `p50 ${percentile(all, 0.5).toFixed(1)} ms; slowest ${slowest.ms.toFixed(1)} ms${note}: ${decodeURIComponent(slowest.url)}`,
  };
}

async function inDatabase(
  client: pg.Client,
  record: Statements,
  { name, databaseTarget, requests }: Timed,
): Promise<Line> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const processorMs = () => onProcessorMs(rows[0]!.pid);
  const taken: (Taken & { processor: number })[] = [];
  for (const request of requests) {
    const statements = await record(request);
    const least = { ms: Infinity, processor: Infinity };
    for (let round = 0; round < rounds; round += 1) {
      const before = processorMs();
      const ms = await explained(client, statements);
      least.processor = Math.min(least.processor, processorMs() - before);
      least.ms = Math.min(least.ms, ms);
    }
    taken.push({ url: request.url, ...least, note: `${statements.length} statements` });
  }
  const line = lineOf(`${name}, database`, databaseTarget, taken);
  const processor = percentile(
    taken.map((each) => each.processor),
    nineteenOfTwenty,
  );
  return { ...line, remark: `${processor.toFixed(1)} ms of processor; ${line.remark}` };
}

/** Other work on the machine only adds to a time, so that the least of some is the nearest to its own. */
const rounds = 3;

/** What a process has had of the processor, by the kernel's clock. */
const onProcessorMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** How long statements take to plan and to run, one after another; what they write is taken back. */
async function explained(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  let ms = 0;
  await client.query('begin');
  try {
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (analyze, timing off, summary on, format json) ${text}`, values);
      const [plan] = rows[0]['QUERY PLAN'] as { 'Planning Time': number; 'Execution Time': number }[];
      ms += plan!['Planning Time'] + plan!['Execution Time'];
    }
  } finally {
    await client.query('rollback');
  }
  return ms;
}

async function bySite({ server }: Site, { name, target, requests, expect, awake = [] }: Timed): Promise<Line> {
  const asked = new Set(requests.map(({ url }) => url));
  for (const request of awake) {
    if (asked.has(request.url)) throw new Error(`${request.url} would not be asked for the first time`);
    await timeOf(server.url, request);
  }
  const taken: Taken[] = [];
  for (const request of requests) {
    const { ms, status, text } = await timeOf(server.url, request);
    if (!text.includes(expect)) throw new Error(`${request.url}: ${status} ${text.slice(0, 200)}`);
    taken.push({ url: request.url, ms });
  }
  return lineOf(name, target, taken);
}

async function timeOf(
  site: string,
  { url, method, headers, payload }: Request,
): Promise<{ ms: number; status: number; text: string }> {
  const body = payload === undefined ? {} : { body: JSON.stringify(payload) };
  const began = performance.now();
  const answer = await fetch(site + url, {
    method,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, deflate, br', ...headers },
    ...body,
  });
  const text = await answer.text();
  return { ms: performance.now() - began, status: answer.status, text };
}
