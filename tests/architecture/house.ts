/** Where a file lives: what the rules on imports ask of every path. */
export interface Place {
  room: string;
  /** server/domains/<domain>, web/features/<domain>, contract/domains/<domain>. */
  domain?: string;
  /** The file that others may import from a domain's folder. */
  face: boolean;
}

export type Ranks = Readonly<Record<string, number>>;

/** Room and domain of a path from the root; packages have the room 'package'. */
export function placeOf(target: string): Place {
  const domain = /^(server\/domains|web\/features|contract\/domains)\/([^/]+)\//.exec(`${target}/`);
  const room = roomOf(target);
  if (!domain) return { room, face: false };
  return { room, domain: domain[2], face: target === `${domain[1]}/${domain[2]}/index.ts` };
}

const prefixes: [string, string][] = [
  ['contract/', 'contract'],
  ['server/domains/', 'domains'],
  ['server/platform/', 'platform'],
  ['server/pages/', 'pages'],
  ['server/config', 'config'],
  ['server/app.ts', 'app'],
  ['server/app/', 'app'],
  ['server/main.ts', 'main'],
  ['server/', 'server'],
  ['web/features/', 'features'],
  ['web/routes/', 'routes'],
  ['web/design/', 'design'],
  ['web/', 'web'],
  ['world/', 'world'],
  ['e2e/', 'tests'],
  ['tests/', 'tests'],
  ['bench/', 'bench'],
  ['scripts/', 'scripts'],
];

function roomOf(target: string): string {
  for (const [prefix, room] of prefixes) if (target.startsWith(prefix)) return room;
  return target.includes('/') && !target.startsWith('@') ? 'elsewhere' : 'package';
}

export const serverRooms = new Set(['domains', 'platform', 'pages', 'config', 'app', 'main', 'server']);
export const webRooms = new Set(['features', 'routes', 'design', 'web']);
