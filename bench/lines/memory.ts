import type { Group } from '../group.ts';

export const group: Group = {
  name: 'memory',
  at: 800,
  needs: 'site',
  lines: async ({ server }) => [
    { name: 'memory of the process after all this', unit: 'MiB', target: 300, measured: server.memoryMiB() },
  ],
};
