import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import { createTagBoard, type TagBoard } from './tags.ts';

const tagsChannel = 'tags';

/** Tags go to the other processes over the bus; what comes back from this one is left out. */
export function joinTags(bus: Bus, log: FastifyBaseLogger): { board: TagBoard; listen: () => Promise<void> } {
  const origin = randomUUID();
  const board = createTagBoard({
    publish: (payload) => {
      bus
        .publish(tagsChannel, `${origin} ${payload}`)
        .catch((error: unknown) => log.warn({ err: error }, 'cache tags were not published'));
    },
    publishToAll: async (payload) => {
      // The write is committed: a process that can't be reached looks everybody up anew until it is current again.
      const all = await bus.publishToAll(tagsChannel, `${origin} ${payload}`).catch((err: unknown) => {
        log.warn({ err }, 'cache tags were not published');
        return true;
      });
      if (!all) log.warn('a process has not said that it knows who may do what');
    },
    isCurrent: () => bus.isCurrent(),
  });
  const listen = async (): Promise<void> => {
    await bus.subscribe(tagsChannel, async (message) => {
      const at = message.indexOf(' ');
      if (message.slice(0, at) !== origin) await board.movedElsewhere(JSON.parse(message.slice(at + 1)) as string[]);
    });
    bus.onMissed(() => board.lost());
  };
  return { board, listen };
}
