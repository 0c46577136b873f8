import { lists } from '../../scripts/generators/lists.ts';
import { placeOf, type Ranks, serverRooms, webRooms } from './house.ts';
import { type Import, type Source, sources } from './source.ts';
import { type Breach, isTest, type Tree } from './tree.ts';

type Verdict = [what: string, instead: string] | undefined;

/** Who may import whom: the rooms, the ranks and the faces. */
export function importBreaches(tree: Tree, ranks: Ranks): Breach[] {
  const checks = [
    contractAlone,
    webAndServerApart,
    serverRanks,
    facesOnly,
    compositionRoot,
    webLayers,
    libAlone,
    declaredAlone,
  ];
  const found: Breach[] = [];
  for (const source of sources(tree)) {
    for (const item of source.imports) {
      for (const check of checks) {
        const verdict = check(source, item, ranks);
        if (verdict) found.push({ file: source.path, line: item.line, what: verdict[0], instead: verdict[1] });
      }
    }
  }
  return found;
}

function contractAlone({ path }: Source, { target }: Import): Verdict {
  if (placeOf(path).room !== 'contract' || isTest(path)) return undefined;
  if (placeOf(target).room === 'contract' || target === 'zod') return undefined;
  return [`contract imports ${target}`, 'contract/ knows zod and itself only; move what needs more to server/ or web/'];
}

const serverPackages = new Set(['pg', 'kysely', 'fastify', 'graphile-worker', 'sharp', 'jose', 'nodemailer', 'zod']);

function webAndServerApart({ path }: Source, { target, typeOnly }: Import): Verdict {
  const from = placeOf(path).room;
  const to = placeOf(target).room;
  if (isTest(path)) return undefined;
  if (serverRooms.has(from) && webRooms.has(to)) {
    return [
      `server imports ${target}`,
      'the server runs the built bundle only; what both sides need stands in contract/',
    ];
  }
  if (!webRooms.has(from)) return undefined;
  if (serverRooms.has(to) || ['world', 'tests', 'bench', 'scripts'].includes(to)) {
    return [`web imports ${target}`, 'web knows the other side through contract/ only'];
  }
  const onServer = path.startsWith('web/entry.server') || path.endsWith('.server.ts') || path.endsWith('.server.tsx');
  const serverOnly = serverPackages.has(target) || target.startsWith('node:');
  if (to === 'package' && serverOnly && !onServer && !typeOnly) {
    return [`web imports the package ${target}`, 'it does not belong in a browser; ask the server through a call'];
  }
  return undefined;
}

function serverRanks({ path }: Source, { target }: Import, ranks: Ranks): Verdict {
  if (isTest(path)) return undefined;
  const from = placeOf(path);
  const to = placeOf(target);
  if (from.room === 'platform' && (to.room === 'domains' || to.room === 'pages' || to.room === 'server')) {
    return [
      `platform imports ${target}`,
      'platform knows no domain: declare a port in platform and plug it in server/app.ts',
    ];
  }
  if (from.room === 'platform' && to.room === 'contract' && to.domain !== undefined) {
    return [
      `platform imports ${target}`,
      'platform knows no domain: move what is general to contract/primitives, or take the value from server/app.ts',
    ];
  }
  if (from.room !== 'domains') return undefined;
  if (from.domain !== undefined && !(from.domain in ranks)) {
    return [`the domain ${from.domain} has no rank`, 'add it to contract/order.ts at the rank of what it needs'];
  }
  if (to.room === 'config' || to.room === 'server' || to.room === 'scripts' || to.room === 'world') {
    return [
      `a domain imports ${target}`,
      'a domain imports platform, contract, itself and lower faces; take the value through ctx or a port',
    ];
  }
  if (to.room !== 'domains' || to.domain === from.domain) return undefined;
  const mine = ranks[from.domain ?? ''] ?? 0;
  const theirs = ranks[to.domain ?? ''] ?? Number.POSITIVE_INFINITY;
  if (theirs < mine) return undefined;
  return [
    `${from.domain} (rank ${mine}) imports ${to.domain} (rank ${theirs})`,
    'upward go events or a port declared below and plugged in server/app.ts; a read over both belongs in server/pages',
  ];
}

const isLib = (path: string): boolean => path.startsWith('web/lib/');

/** Helpers know nothing of the web: what asks, routes, draws or says stands with those that do. */
function libAlone({ path }: Source, { target }: Import): Verdict {
  if (!isLib(path) || isTest(path)) return undefined;
  if (isLib(target) || !target.startsWith('web/')) return undefined;
  return [
    `a helper imports ${target}`,
    'web/lib is pure: let it take the value, or move it to web/router, web/session, web/api, web/texts, web/shell or its feature',
  ];
}

/** What features declare, joined by `npm run lists`. */
const isMadeList = (path: string): boolean => path.startsWith('web/made/');

/** A file that the lists join: what it imports comes to every page that reads the list. */
const isDeclared = (path: string): boolean =>
  Object.entries(lists).some(([made, { from }]) => isMadeList(made) && from.test(path));

/** What a feature declares in a list is data: its parts are not sent with the list. */
function declaredAlone({ path }: Source, { target, typeOnly }: Import): Verdict {
  if (placeOf(path).room !== 'features' || !isDeclared(path) || typeOnly) return undefined;
  if (/^web\/(lib|api|router)\//.test(target)) return undefined;
  return [
    `declares for a list, and imports ${target}`,
    'what a list is made of comes to every page that reads it: let it be data, with its paths from web/lib',
  ];
}

/** Outside a domain's folder only its index.ts is known; app.ts may also bind its manifest. */
function facesOnly({ path }: Source, { target, kind }: Import): Verdict {
  const from = placeOf(path);
  const to = placeOf(target);
  if (to.room !== 'domains' && to.room !== 'features') return undefined;
  if (to.face || (from.room === to.room && from.domain === to.domain)) return undefined;
  if (to.room === 'domains' && from.room === 'app') return undefined;
  if (isMadeList(path)) return undefined;
  if (to.room === 'domains' && isTest(path) && target.includes('/testing')) return undefined;
  // A part loaded on demand is named itself: through the face the whole feature would come along.
  if (to.room === 'features' && kind === 'dynamic') return undefined;
  return [
    `reaches into ${target}`,
    `export what is needed from ${to.room === 'domains' ? 'server/domains' : 'web/features'}/${to.domain}/index.ts`,
  ];
}

const mayStartTheApp = new Set(['app', 'main', 'tests', 'world', 'bench', 'scripts']);

function compositionRoot({ path }: Source, { target }: Import): Verdict {
  const from = placeOf(path).room;
  const to = placeOf(target).room;
  if (to === 'app' && !mayStartTheApp.has(from) && !isTest(path)) {
    return [`imports ${target}`, 'nobody knows the composition root; declare a port and let app.ts plug it'];
  }
  if (to === 'pages' && from !== 'pages' && from !== 'app' && !isTest(path)) {
    return [`imports ${target}`, 'pages stand above all; move what is shared into a domain face'];
  }
  if (/^server\/domains\/[^/]+\/manifest\.ts$/.test(target) && from !== 'app' && !isTest(path)) {
    return [`imports ${target}`, 'a manifest is read by server/app.ts only'];
  }
  return undefined;
}

/** Features that have no data and so no domain: the texts a site must have. */
const withoutDomain = new Set(['legal', 'help']);

function webLayers({ path }: Source, { target }: Import, ranks: Ranks): Verdict {
  const from = placeOf(path);
  const to = placeOf(target);
  if (!webRooms.has(from.room) || isTest(path)) return undefined;
  if (
    from.room === 'features' &&
    from.domain &&
    !from.domain.includes('.') &&
    !(from.domain in ranks || withoutDomain.has(from.domain))
  ) {
    return [
      `the feature ${from.domain} is no domain`,
      'features carry the names of contract/order.ts; parts of the look stand in web/design',
    ];
  }
  const frame = /^web\/(root|entry\.|routes\.ts)/.test(path) || isMadeList(path);
  if (to.room === 'routes' && from.room !== 'routes' && !frame) {
    return [
      `${from.room} imports a route`,
      'routes -> features -> design: move the shared part down into a feature or web/design',
    ];
  }
  if (to.room === 'features' && from.room !== 'routes' && from.room !== 'features' && !frame) {
    return [
      `${path.split('/')[1]} imports a feature`,
      'routes -> features -> design: hand the part in as children or a prop',
    ];
  }
  if (from.room !== 'features' || to.room !== 'features' || from.domain === to.domain) return undefined;
  const mine = ranks[from.domain ?? ''] ?? 0;
  const theirs = ranks[to.domain ?? ''] ?? Number.POSITIVE_INFINITY;
  if (theirs < mine) return undefined;
  return [
    `feature ${from.domain} (rank ${mine}) imports ${to.domain} (rank ${theirs})`,
    'features follow the ranks: let the route compose both, or hand the part in as children',
  ];
}
