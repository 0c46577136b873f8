import { startTestStore } from '../server/platform/storage/testing/s3-server.ts';

// A store in a process of its own: its work must not count as the site's.
const store = await startTestStore();
process.once('SIGTERM', () => void store.remove().then(() => process.exit(0)));
process.stdout.write(`${store.url('bench')}\n`);
