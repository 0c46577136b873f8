import type { Assumed } from './assumptions.ts';
import type { Figures } from './figures.ts';

const daySeconds = 86_400;
const yearDays = 365;
const monthDays = 30;
/** Deliveries that the measured message has. */
const measuredListeners = 200;
/** Connections of which the measured ones are so many. */
const measuredSockets = 10_000;

export const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

export type Ask =
  | 'guestPages'
  | 'memberPages'
  | 'replies'
  | 'calls'
  | 'searches'
  | 'messages'
  | 'deliveries'
  | 'transfers'
  | 'pictures';

export const activeOf = (members: number, a: Assumed): number => members * a.activeShare;

/** How often each is asked for on an average day. Guests' and members' pages and replies add up to all pages and replies. */
export function asksADay(members: number, a: Assumed): Record<Ask, number> {
  const active = activeOf(members, a);
  const replies = active * a.asks * a.replyShare;
  const pages = active * a.asks - replies;
  const guestPages = pages * a.guestShare;
  const memberPages = pages - guestPages;
  const messages = active * a.messages;
  return {
    ...{ guestPages, memberPages, replies, calls: memberPages * a.calls, searches: active * a.searches },
    ...{ messages, deliveries: messages * a.listeners, transfers: active * a.transfers, pictures: active * a.pictures },
  };
}

/** Milliseconds of processor of one: of the site's processes, of jobs that follow, of the database. */
export interface Cost {
  site: number;
  jobs: number;
  database: number;
}

/** What one of each costs. A page is a first ask or an asked one, and each view is counted. */
export function costs(f: Figures, a: Assumed): Record<Ask, Cost> {
  const drawn = (first: number, again: number): number => first * a.firstShare + again * (1 - a.firstShare);
  const view = f.view / 1000;
  const write = (site: number, database: number): Cost => ({ site, jobs: a.jobs, database });
  const read = (site: number, database: number): Cost => ({ site, jobs: 0, database });
  return {
    guestPages: read(drawn(f.guestFirst, f.guestCached) + view, drawn(a.databasePage, 0)),
    memberPages: read(drawn(f.memberFirst, f.memberAgain) + view, a.databasePage),
    replies: write(f.reply, a.databaseReply),
    calls: read(f.call, a.databaseCall),
    searches: read(a.search, a.databaseSearch),
    messages: write(f.message, a.databaseMessage),
    deliveries: read(Math.max(0, f.messageToAll - f.message) / measuredListeners, 0),
    transfers: write(f.reward, a.databaseTransfer),
    pictures: read(a.picture, 0),
  };
}

/** Cores that are busy at the busiest, by ask: a second's asks times what each costs. */
export function coresAtPeak(members: number, f: Figures, a: Assumed): Record<Ask, Cost> {
  const asks = asksADay(members, a);
  const each = costs(f, a);
  const of = (ask: Ask): Cost => {
    const perSecond = (asks[ask] / daySeconds) * a.peak;
    const { site, jobs, database } = each[ask];
    return {
      site: (perSecond * site) / 1000,
      jobs: (perSecond * jobs) / 1000,
      database: (perSecond * database) / 1000,
    };
  };
  return Object.fromEntries(Object.keys(asks).map((ask) => [ask, of(ask as Ask)])) as Record<Ask, Cost>;
}

/** All of it together, with what connections cost that only stand. */
export function allCores(members: number, f: Figures, a: Assumed): Cost {
  const parts = Object.values(coresAtPeak(members, f, a));
  const sum = (of: keyof Cost): number => parts.reduce((all, part) => all + part[of], 0);
  const sockets = (connectedAtPeak(members, a) / measuredSockets) * (f.socketsProcessor / 1000);
  return { site: sum('site') + sockets, jobs: sum('jobs'), database: sum('database') };
}

export const connectedAtPeak = (members: number, a: Assumed): number => activeOf(members, a) * a.connectedShare;

/** Bytes of rows that a year adds, by table. Notices are deleted, so they come up to a bound and no further. */
export function rowsAYear(members: number, f: Figures, a: Assumed): Record<'posts' | 'messages' | 'ledger', number> {
  const { replies, messages, transfers } = asksADay(members, a);
  return {
    posts: replies * a.postRow * yearDays,
    messages: messages * f.messageRow * yearDays,
    ledger: transfers * f.transferRow * yearDays,
  };
}

/** Bytes of rows that are there whatever the year. */
export const standingRows = (members: number, f: Figures, a: Assumed): Record<'members' | 'notices', number> => ({
  members: members * a.memberRow,
  notices: activeOf(members, a) * a.notices * f.noticeRow * a.noticeDays,
});

/** Bytes of files that a year adds. */
export function filesAYear(members: number, a: Assumed): Record<'pictures' | 'videos', number> {
  const active = activeOf(members, a);
  return {
    pictures: active * a.pictures * a.pictureBytes * yearDays,
    videos: active * a.videos * a.videoBytes * yearDays,
  };
}

/** Bytes that are stored after so many years. */
export interface Stock {
  rows: number;
  files: number;
  /** Each of the retained backups has rows, and all of them the files once. */
  backups: number;
  logs: number;
}

export function stockOf(members: number, f: Figures, a: Assumed): Stock {
  const rows = sumOf(rowsAYear(members, f, a)) * a.years + sumOf(standingRows(members, f, a));
  const files = sumOf(filesAYear(members, a)) * a.years;
  const { guestPages, memberPages, replies, calls, searches, messages } = asksADay(members, a);
  const requests = guestPages + memberPages + replies + calls + searches + messages;
  return {
    ...{ rows, files, backups: rows * a.backupShare * a.backups + files },
    logs: requests * a.logBytes * a.logDays,
  };
}

export type Sent = 'pages' | 'code' | 'pictures' | 'calls' | 'live' | 'videos';

/** Bytes that are sent in a month of thirty days. */
export function egressAMonth(members: number, f: Figures, a: Assumed): Record<Sent, number> {
  const { guestPages, memberPages, calls, searches, replies, messages, deliveries } = asksADay(members, a);
  const ofDay = {
    pages: guestPages * f.guestBytes + memberPages * f.memberBytes,
    code: (guestPages * a.newGuests + memberPages * a.newMembers) * a.codeBytes,
    pictures: (guestPages + memberPages) * a.picturesSeen,
    calls: (calls + searches + replies + messages) * a.callBytes,
    live: deliveries * a.deliveryBytes,
    videos: activeOf(members, a) * a.watched * a.watchedBytes,
  };
  return Object.fromEntries(Object.entries(ofDay).map(([what, bytes]) => [what, bytes * monthDays])) as typeof ofDay;
}
