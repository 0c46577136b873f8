import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type App, createApp } from '../server/app.ts';
import { ConfigError, parseConfig } from '../server/config/config.ts';
import { createBus } from '../server/platform/db/listen.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { createLog } from '../server/platform/log.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';

/** A statement with its values, as the product sent it. */
export interface Statement {
  text: string;
  values: unknown[];
}

export interface Request {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: object;
}

/** Makes a request and gives all statements that came of it, those of its listeners among them. */
export type Statements = (request: Request) => Promise<Statement[]>;

/** Puts a product together on a database, whose connections are listened in on. */
export async function withRecorder<T>(databaseUrl: string, use: (record: Statements) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'baobab-plans-'));
  const config = parseConfig({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, SEED: 'none', NODE_ENV: 'test' },
    TRUST_PROXY: '127.0.0.1',
  });
  if (config instanceof ConfigError) throw config;
  const pool = createPool({ url: databaseUrl, max: 4 });
  let sent: Statement[] = [];
  pool.on('connect', (client) => listenIn(client, (statement) => sent.push(statement)));
  const bus = createBus(pool);
  const parts = { config, secretKey: 'a key for the bench alone', pool, bus, log: createLog('error') };
  const app = await createApp({
    ...parts,
    storage: openStorage(config),
    readiness: { accepting: true },
    pages: 'none',
  });
  try {
    return await use(async (request) => {
      sent = [];
      await make(app, request);
      return sent;
    });
  } finally {
    await app.server.close();
    await app.stop();
    await bus.stop();
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

function listenIn(client: pg.PoolClient, onStatement: (statement: Statement) => void): void {
  const query = client.query as (...args: unknown[]) => unknown;
  Object.assign(client, {
    query: (...args: unknown[]) => {
      const [text, values] = args;
      if (typeof text === 'string' && /^\s*(select|with|insert|update|delete)/i.test(text)) {
        onStatement({ text, values: Array.isArray(values) ? values : [] });
      }
      return query.apply(client, args);
    },
  });
}

async function make(app: App, request: Request): Promise<void> {
  const answer = await app.server.inject(request);
  if (answer.statusCode !== 200) throw new Error(`${request.url} answered ${answer.statusCode}: ${answer.body}`);
  // Listeners write counters after the answer; their statements belong to the call.
  if (request.method === 'POST') await app.platform.outbox.drain();
}
