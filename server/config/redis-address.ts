/** Where Redis is, from REDIS_URL; see `isRedisAddress`. */
export interface RedisAddress {
  kind: 'one' | 'sentinel' | 'cluster';
  /** The server, or those that are asked where it is. */
  nodes: { host: string; port: number }[];
  tls: boolean;
  username?: string;
  password?: string;
  /** Sentinel's name of the primary. */
  name?: string;
  /** The number of the database; a cluster has one alone. */
  db: number;
}

const pattern = /^(redis|rediss|valkey|valkeys)(?:\+(sentinel|cluster))?:\/\/(?:([^@/]*)@)?([^/?#]+)(?:\/([^/?#]*))?$/;
const serverPort = 6379;
const sentinelPort = 26_379;
const mostNodes = 50;

/**
 * Reads `redis://[user:password@]host[:port][/database]`, `redis+sentinel://[user:password@]host[:port],…/name` or
 * `redis+cluster://[user:password@]host[:port],…`; `rediss` for TLS, `valkey` for `redis` if somebody likes. Undefined for anything else.
 */
export function readRedisAddress(url: string): RedisAddress | undefined {
  const match = pattern.exec(url);
  if (!match) return undefined;
  const [, scheme = '', by, login, hosts = '', path = ''] = match;
  const kind = by === 'sentinel' || by === 'cluster' ? by : 'one';
  const nodes = hosts.split(',').map((host) => nodeOf(host, kind === 'sentinel' ? sentinelPort : serverPort));
  if (nodes.length > mostNodes || (kind === 'one' && nodes.length > 1)) return undefined;
  if (!nodes.every((node) => node !== undefined)) return undefined;
  if (kind === 'sentinel' ? path === '' : !/^\d{0,4}$/.test(path) || (kind === 'cluster' && path !== ''))
    return undefined;
  const [username, password] = (login ?? '').split(':').map(decoded);
  return {
    ...{ kind, nodes, tls: scheme.endsWith('s') && scheme !== 'redis', db: kind === 'one' ? Number(path) : 0 },
    ...(username && { username }),
    ...(password && { password }),
    ...(kind === 'sentinel' && { name: path }),
  };
}

function nodeOf(text: string, otherwise: number): { host: string; port: number } | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text);
  const port = Number(match?.[2] ?? otherwise);
  if (!match || port < 1 || port > 65_535) return undefined;
  return { host: match[1]!.replace(/^\[|\]$/g, ''), port };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
