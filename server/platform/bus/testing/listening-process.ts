import { createPool } from '../../db/pool.ts';
import { createBus } from '../bus.ts';
import { redisOf } from './redis-of.ts';

// A process that listens until it is killed: its arguments are the database's address and, where there is one, that of Redis.
const [databaseUrl = '', redisUrl] = process.argv.slice(2);
const bus = createBus(createPool({ url: databaseUrl, max: 1 }), await redisOf(redisUrl));
await bus.subscribe('news', () => undefined);
process.stdout.write('listening\n');
