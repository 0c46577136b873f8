import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, frozen and mended. */
export interface Line {
  port: number;
  /** Breaks what stands and refuses what comes. */
  cut(): void;
  /** Nothing goes through any more, and the network says so to nobody. */
  freeze(): void;
  mend(): void;
  stop(): Promise<void>;
}

/** Opens a way to a port or a socket of this machine. */
export async function lineTo(target: number | string): Promise<Line> {
  const open = new Set<Socket>();
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const server = createServer((here) => {
    if (state === 'cut') return void here.destroy();
    const there = typeof target === 'number' ? connect(target, '127.0.0.1') : connect(target);
    for (const socket of [here, there]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        here.destroy();
        there.destroy();
      });
    }
    here.on('data', (data) => state === 'whole' && there.write(data));
    there.on('data', (data) => state === 'whole' && here.write(data));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      drop();
    },
    freeze: () => {
      state = 'frozen';
    },
    mend: () => {
      // What was held back on a frozen way is lost: its connections end.
      if (state === 'frozen') drop();
      state = 'whole';
    },
    stop: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
