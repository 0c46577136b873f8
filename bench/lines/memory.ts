import { setTimeout as delay } from 'node:timers/promises';
import type { Group } from '../group.ts';
import type { Server } from '../server.ts';

/** As long as the site may take to see that it is quiet, and to give back what it doesn't need any more. */
const quietMilliseconds = 45_000;

export const group: Group = {
  name: 'memory',
  at: 800,
  needs: 'site',
  lines: async ({ server }) => {
    const [at, most] = [await partsOf(server), server.mostMemoryMiB()];
    const busy = server.memoryMiB();
    await delay(quietMilliseconds);
    const quiet = server.memoryMiB();
    return [
      { name: 'memory of the process at its most', unit: 'MiB', measured: most },
      { name: 'memory of the process after all this', unit: 'MiB', target: 300, measured: busy, remark: at },
      {
        name: `the same, quiet for ${quietMilliseconds / 1000} s`,
        ...{ unit: 'MiB', target: 300, measured: quiet, remark: await partsOf(server) },
      },
    ];
  },
};

async function partsOf(server: Server): Promise<string> {
  const [heap, external] = [await mebibytes(server, 'heap_size_total'), await mebibytes(server, 'external_memory')];
  return `V8's heap ${heap}, buffers outside of it ${external}`;
}

const mebibytes = async (server: Server, name: string): Promise<string> =>
  `${Math.round((await server.metric(`nodejs_${name}_bytes`)) / 2 ** 20)} MiB`;
