import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { type Calls, calls } from '../../contract/calls.ts';
import type { ActorPort } from '../../server/platform/context.ts';
import { registerApi } from '../../server/platform/http/api.ts';
import { createBodyRooms } from '../../server/platform/http/body-room.ts';
import { bindCalls, type Handlers } from '../../server/platform/http/handlers.ts';
import { serveDevOutbox } from '../../server/platform/mail/dev-outbox.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { Api } from './api.ts';
import { type TestDb, testDb } from './db.ts';
import { type TestPlatform, testPlatform } from './platform.ts';

export interface Served {
  handlers: object;
  actors: Pick<ActorPort, 'byToken' | 'bySign'>;
}

type DomainSite<D> = TestPlatform & TestDb & { api: Api; domain: D };

/**
 * The calls of one domain, or of a few joined, over HTTP on a database and port of their own; the clock begins at the
 * real time, as callers seal `signs` by it. Ends with the test file.
 */
export async function domainSite<D extends Served>(
  make: (platform: Platform) => D,
  { secureCookies = false } = {},
): Promise<DomainSite<D>> {
  const database = await testDb();
  const tested = testPlatform(database.db);
  tested.clock.now = new Date();
  const domain = make(tested.platform);
  const url = await serve(tested.platform, domain, secureCookies);
  return { ...database, ...tested, domain, api: new Api(url) };
}

async function serve(platform: Platform, { handlers, actors }: Served, secureCookies: boolean): Promise<string> {
  const mine = Object.fromEntries(Object.entries(calls).filter(([name]) => name in handlers));
  const app = Fastify({ trustProxy: true });
  app.get('/.well-known/jwks.json', () => platform.signs.publicKeys());
  serveDevOutbox(app, platform.db);
  registerApi(app, {
    platform,
    calls: bindCalls(mine as unknown as Calls, handlers as Handlers),
    actors,
    countRead: () => undefined,
    rooms: createBodyRooms(),
    secureCookies,
  });
  await app.ready();
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  afterAll(() => app.close());
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
