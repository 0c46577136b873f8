import { afterAll, expect, test } from 'vitest';
import { pictureLimits } from '../../../contract/domains/media/limits.ts';
import { createLog } from '../log.ts';
import { createHttpServer } from './server.ts';

const guestPages = { serveHit: () => false, fill: () => Promise.reject(new Error('no page is asked for')), clear() {} };
const app = createHttpServer({ log: createLog('error'), trustProxy: [], guestPages, httpsOnly: false });
afterAll(() => app.close());

test('a picture may be on its way as long as its sender waits, a request’s head no longer than a minute', () => {
  expect(app.server.requestTimeout).toBeGreaterThan(pictureLimits.sendSeconds * 1000);
  expect(app.server.headersTimeout).toBe(60_000);
});
