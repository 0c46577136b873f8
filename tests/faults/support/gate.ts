import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { databaseUrl } from '../../support/template.ts';

/** The way to a database, which a test can close: the site behind it sees what it would see of a real outage. */
interface Gate {
  /** The database's address through the gate. */
  url: string;
  /** The database is gone: connections break, and nobody takes new ones. */
  close(): Promise<void>;
  /** The database no longer says a word (a frozen machine, a cut cable): connections stay and carry nothing. */
  mute(): void;
  /** Everything is as before. */
  open(): Promise<void>;
}

/** Opens a gate to the database of a URL, which may be a socket of this machine. */
export async function openGate(url: string): Promise<Gate> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const pairs = new Set<[Socket, Socket]>();
  let muted = false;

  const take = (near: Socket): void => {
    const far = createConnection(target);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const cut = (): void => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', cut).on('close', cut);
    near.pipe(far);
    far.pipe(near);
    if (muted) silence(pair);
  };
  const silence = (pair: [Socket, Socket]): void => {
    for (const socket of pair) socket.unpipe().pause();
  };
  let server = await listen(take, 0);
  const own = (server.address() as { port: number }).port;
  const login = password ? `${user}:${encodeURIComponent(String(password))}` : user;
  return {
    url: databaseUrl(`postgres://${login}@127.0.0.1:${own}/x`, String(database)),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const [near] of pairs) near.destroy();
      await closed;
    },
    mute: () => {
      muted = true;
      for (const pair of pairs) silence(pair);
    },
    open: async () => {
      for (const [near] of muted ? pairs : []) near.destroy();
      muted = false;
      if (!server.listening) server = await listen(take, own);
    },
  };
}

async function listen(take: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(take).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
