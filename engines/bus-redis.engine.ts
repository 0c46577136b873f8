import { afterAll } from 'vitest';
import { busCases } from '../server/platform/bus/testing/bus-cases.ts';
import { testDb } from '../tests/support/db.ts';
import { programOf, withEngines } from './support/engine.ts';
import { oneRedis, redisPackages } from './support/redis.ts';

const there = programOf('redis-server') ? await oneRedis() : undefined;
afterAll(() => there?.stop());
const database = await testDb();

withEngines('a bus on Redis', redisPackages, () => {
  busCases({ ...database, redisUrl: there?.url ?? '' });
});
