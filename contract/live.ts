/** Where the browser opens its socket. The token, or a signature of the chat, is never part of the address: it is the first message. */
export const livePath = '/v5/live';

/** Both sides send it now and then, so that each notices when the other is gone. */
export const liveBeat = '.';

/** In milliseconds. */
export const liveTimes = {
  /** The first message, with the token, comes within this time. */
  hello: 10_000,
  /** The server beats this often, and takes a side that hasn't answered the last beat for gone. */
  beat: 40_000,
  /** Nothing received for this long: the network is lost, whatever the browser says. */
  silence: 100_000,
  /** Who writes says so this often at most. */
  typing: 5000,
} as const;

/** How long those that a server sends away wait before they come back, in milliseconds: each its own time, so that they don't all come at once. */
export const liveReturns = { least: 1000, longest: 30_000 } as const;

/** The pause that the reason of a close names; undefined where it names none. */
export function returnAfter(reason: string): number | undefined {
  return /^\d{1,5}$/.test(reason) ? Math.min(Number(reason), liveReturns.longest) : undefined;
}

/** Why a socket was closed: what the browser does next depends on it. */
export const liveCloses = {
  /** The server ends or restarts: come back, after so many milliseconds as the reason says where there is one. */
  restart: 1012,
  badMessage: 4400,
  /** The token is not, or no longer, a member's: don't come back with it. */
  unauthorized: 4401,
  /** Too many of one member: the oldest gives way. */
  replaced: 4409,
  tooMany: 4429,
} as const;

/** The first message of a browser: whose it is. */
export type LiveHello = { token: string } | { sign: string };
