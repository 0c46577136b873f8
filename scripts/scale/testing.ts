import { type Assumed, assumed } from './assumptions.ts';
import type { Figures } from './figures.ts';

/** Figures that are reckoned with in the head. */
export const plain: Figures = {
  ...{ guestCached: 0, guestFirst: 20, guestBytes: 30_000, memberAgain: 2, memberFirst: 10, memberBytes: 40_000 },
  ...{ call: 1, reply: 4, message: 2, messageToAll: 12, reward: 1, view: 0, socketMemory: 20, socketsProcessor: 100 },
  ...{ processMemory: 500, messageRow: 400, noticeRow: 500, transferRow: 700 },
};

/** Of a thousand members all come, ask 100 each, half are guests' pages, half of all are first asks; nothing else happens. */
export const quiet: Assumed = assumed({
  ...{
    activeShare: 1,
    asks: 100,
    replyShare: 0.1,
    guestShare: 0.5,
    firstShare: 0.5,
    calls: 0,
    searches: 0,
    messages: 0,
  },
  ...{
    listeners: 0,
    transfers: 0,
    notices: 0,
    pictures: 0,
    videos: 0,
    watched: 0,
    peak: 2,
    connectedShare: 0,
    jobs: 0,
  },
  ...{ memberRow: 0, databasePage: 2, databaseReply: 3, years: 1 },
});
