import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { boundSockets, socketLimits, uncountForAddress } from './sockets.ts';

const most = 5;

async function bounded(trustProxy: string[]): Promise<Server> {
  const server = createServer((_request, response) => response.end());
  boundSockets(server, { trustProxy, perAddress: most });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** How many of so many new sockets the server keeps open. */
async function opened(server: Server, count: number, from: string): Promise<{ open: number; sockets: Socket[] }> {
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress: from }));
  const answers = sockets.map(
    (socket) =>
      new Promise<boolean>((resolve) => {
        socket
          .on('data', () => resolve(true))
          .on('close', () => resolve(false))
          .on('error', () => undefined);
        socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
      }),
  );
  const open = (await Promise.all(answers)).filter(Boolean).length;
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  return { open, sockets };
}

test('an address holds so many sockets and no more, another one has its own, and a closed one makes room', async () => {
  const server = await bounded([]);
  const first = await opened(server, 3 * most, '127.0.0.1');
  expect(first.open).toBe(most);
  expect((await opened(server, most, '127.0.0.2')).open).toBe(most);
  for (const socket of first.sockets) socket.destroy();
  await expect.poll(async () => (await opened(server, 1, '127.0.0.1')).open).toBe(1);
});

test('a socket whose member is known is counted for its address no more', async () => {
  const server = await bounded([]);
  const held: Socket[] = [];
  server.on('connection', (socket: Socket) => held.push(socket));
  expect((await opened(server, most, '127.0.0.1')).open).toBe(most);
  uncountForAddress(held[0]!);
  uncountForAddress(held[0]!);
  expect((await opened(server, 2, '127.0.0.1')).open).toBe(1);
});

test('a trusted proxy brings everybody, and is not bounded by its address', async () => {
  for (const trusted of ['127.0.0.1', '127.0.0.0/8']) {
    expect((await opened(await bounded([trusted]), 3 * most, '127.0.0.1')).open).toBe(3 * most);
  }
});

const megabyte = 1024 * 1024;

/** Asks a server for more than sockets hold: this side of the connection, and the server's. */
async function asked(untaken: number): Promise<[here: Socket, there: Socket]> {
  const server = createServer((_request, response) => response.end(Buffer.alloc(32 * megabyte)));
  boundSockets(server, { trustProxy: [], perAddress: most, untaken });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => {
    here.destroy();
    server.close();
  });
  const accepted = once(server, 'connection');
  here.write('GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n');
  const [there] = (await accepted) as [Socket];
  return [here, there];
}

test('an answer of which nobody takes anything is cut', async () => {
  const [, there] = await asked(100);
  await once(there, 'close');
  expect(there.bytesWritten).toBeGreaterThan(0);
});

test('an answer that is taken slowly comes whole, however long that takes', async () => {
  const [here] = await asked(1000);
  let taken = 0;
  const began = performance.now();
  for await (const piece of here) {
    const before = Math.floor(taken / megabyte);
    taken += (piece as Buffer).length;
    if (Math.floor(taken / megabyte) > before) await delay(60);
  }
  expect(taken).toBeGreaterThan(32 * megabyte);
  expect(performance.now() - began).toBeGreaterThan(1000);
});

test('the process is bounded as well', async () => {
  expect((await bounded([])).maxConnections).toBe(socketLimits.all);
});
