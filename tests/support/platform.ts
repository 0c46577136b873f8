import pino from 'pino';
import { onTestFinished } from 'vitest';
import { createTagBoard } from '../../server/platform/cache/tags.ts';
import type { Actor, Asked, Ctx, Db } from '../../server/platform/context.ts';
import { createSignsReader } from '../../server/platform/http/signs.ts';
import { createDispatcher, type OutboxDispatcher } from '../../server/platform/outbox/dispatch.ts';
import type { Listener } from '../../server/platform/outbox/listener.ts';
import type { Reader } from '../../server/platform/outbox/readers.ts';
import { createPieceStore } from '../../server/platform/pieces/store.ts';
import type { Platform } from '../../server/platform/platform.ts';
import { createAnswers } from '../../server/platform/reading/answers.ts';

const asked: Asked = {
  ip: '203.0.113.9',
  host: 'example.org',
  userAgent: 'tests',
  direct: true,
  token: undefined,
  cookies: {},
  files: {},
};

/** Carries tags where no other process is. */
export const alone = { publish: () => undefined, publishToAll: async () => undefined, isCurrent: () => true };

/** A clock that tests move by hand. */
export interface HandClock {
  now: Date;
}

/** Sets a clock until the test ends. */
export function setInTest(clock: HandClock, now: Date): void {
  const before = clock.now;
  clock.now = now;
  onTestFinished(() => {
    clock.now = before;
  });
}

export interface TestPlatform {
  platform: Platform & { outbox: OutboxDispatcher };
  clock: HandClock;
  ctx(actor?: Actor | null): Ctx;
}

/** The platform alone on a database, without domains and without a port; its log is silent. */
export function testPlatform(
  db: Db,
  listeners: readonly Listener[] = [],
  readers: readonly Reader[] = [{ name: 'tests', listeners }],
): TestPlatform {
  const clock: HandClock = { now: new Date('2026-11-20T10:00:00Z') };
  const log = pino({ level: 'silent' });
  const now = () => clock.now;
  const tags = createTagBoard(alone);
  const outbox = createDispatcher({ db, clock: now, log, tags, readers });
  const signs = createSignsReader(db, { current: 'a secret for the tests alone' }, now);
  const pieces = createPieceStore(1_000_000);
  const answers = createAnswers({ tags, store: pieces, clock: now, hiddenFor: async () => new Map() });
  const platform = { db, clock: now, log, tags, outbox, signs, pieces, answers };
  const ctx = (actor: Actor | null = null): Ctx => ({
    actor,
    db,
    now: clock.now,
    locale: 'en',
    requestId: 'test',
    log,
    asked,
    answer: { header: () => undefined, cookie: () => undefined },
    emit: () => undefined,
    reads: () => undefined,
    stale: () => undefined,
  });
  return { platform, clock, ctx };
}
