import { readFileSync } from 'node:fs';
import pg from 'pg';

const pages = new URL('../../docs/operations/', import.meta.url);
const files = new URL('files/', pages);

/** A file that operators copy; tests put their own addresses and folders in place of those in it. */
export const fileOf = (name: string): string => readFileSync(new URL(name, files), 'utf8');

/** A page that operators follow. */
export const pageOf = (name: string): string => readFileSync(new URL(name, pages), 'utf8');

/** `NAME=value` lines of such a file. */
export const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries([...fileOf(name).matchAll(/^(\w+)=(.*)$/gm)].map(([, key = '', value = '']) => [key, value]));

/** Whether a server answers a question. */
export async function answers(server: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...server, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query('select 1')).rowCount === 1;
  } finally {
    await client.end().catch(() => undefined);
  }
}
