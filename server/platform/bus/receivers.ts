import { EventEmitter } from 'node:events';

export type OnMessage = (payload: string) => void | Promise<void>;

/** Who takes the messages of which channel in this process. */
export function createReceivers() {
  const listeners = new EventEmitter().setMaxListeners(0);
  /** What is still being done with messages that were received. */
  const work = new Set<Promise<void>>();
  return {
    on: (channel: string, onMessage: OnMessage): (() => void) => {
      listeners.on(channel, onMessage);
      return () => void listeners.off(channel, onMessage);
    },
    handle: (channel: string, payload: string): void => {
      for (const react of listeners.listeners(channel) as OnMessage[]) {
        const done = react(payload);
        if (!done) continue;
        work.add(done);
        void done.finally(() => work.delete(done));
      }
    },
    /** Resolves once everything that was received so far is done with. */
    settled: async (): Promise<void> => void (await Promise.allSettled(work)),
  };
}
