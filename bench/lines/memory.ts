import type { Group } from '../group.ts';
import type { Server } from '../server.ts';

export const group: Group = {
  name: 'memory',
  at: 800,
  needs: 'site',
  lines: async ({ server }) => {
    const [heap, external] = [await mebibytes(server, 'heap_size_total'), await mebibytes(server, 'external_memory')];
    const remark = `V8's heap ${heap}, buffers outside of it ${external}`;
    return [
      { name: 'memory of the process after all this', unit: 'MiB', target: 300, measured: server.memoryMiB(), remark },
    ];
  },
};

const mebibytes = async (server: Server, name: string): Promise<string> =>
  `${Math.round((await server.metric(`nodejs_${name}_bytes`)) / 2 ** 20)} MiB`;
