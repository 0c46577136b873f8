import type pg from 'pg';
import type { App } from '../server/app.ts';
import { withApp } from './app.ts';

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
  let sent: Statement[] = [];
  return withApp(
    databaseUrl,
    (app) =>
      use(async (request) => {
        sent = [];
        await make(app, request);
        return sent;
      }),
    (pool) => pool.on('connect', (client) => listenIn(client, (statement) => sent.push(statement))),
  );
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
