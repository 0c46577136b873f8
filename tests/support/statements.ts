import type { Pool, PoolClient } from 'pg';

type Query = (...asked: unknown[]) => unknown;

/** Notes every statement that a pool is asked from now on. */
export function statementsOf(pool: Pool): { since(at: number): string[]; count(): number } {
  const noted: string[] = [];
  const watched = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as Query;
    client.query = ((...asked: unknown[]) => {
      const [first] = asked;
      noted.push(typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''));
      return query(...asked);
    }) as PoolClient['query'];
  });
  return { since: (at) => noted.slice(at), count: () => noted.length };
}
