import { describe, expect, test } from 'vitest';
import { type Assumed, assumed } from './assumptions.ts';
import {
  allCores,
  asksADay,
  costs,
  egressAMonth,
  filesAYear,
  rowsAYear,
  standingRows,
  stockOf,
  sumOf,
} from './rules.ts';
import { plain, quiet } from './testing.ts';

const withThese = (given: Partial<Assumed>): Assumed => ({ ...quiet, ...given });

describe('what is asked on a day', () => {
  test.each([
    ['replies are a share of all', {}, { replies: 10_000, guestPages: 45_000, memberPages: 45_000 }],
    ['half of the members come', { activeShare: 0.5 }, { replies: 5000, guestPages: 22_500, memberPages: 22_500 }],
    ['guests ask more', { guestShare: 0.8 }, { replies: 10_000, guestPages: 72_000, memberPages: 18_000 }],
    ['calls follow members’ pages', { calls: 2 }, { calls: 90_000 }],
    ['messages reach listeners', { messages: 3, listeners: 4 }, { messages: 3000, deliveries: 12_000 }],
    [
      'each searches and pays',
      { searches: 2, transfers: 5, pictures: 0.5 },
      { searches: 2000, transfers: 5000, pictures: 500 },
    ],
  ])('%s', (_, given, expected) => {
    const asks = asksADay(1000, withThese(given));
    for (const [ask, count] of Object.entries(expected)) expect(asks[ask as keyof typeof asks], ask).toBeCloseTo(count);
  });

  test('pages and replies add up to all, whatever the shares', () => {
    for (const [replyShare, guestShare] of [
      [0, 0],
      [0.02, 0.85],
      [1, 1],
      [0.3, 0],
    ] as const) {
      const { guestPages, memberPages, replies } = asksADay(1000, withThese({ replyShare, guestShare }));
      expect(guestPages + memberPages + replies).toBeCloseTo(100_000);
    }
  });
});

describe('what one costs', () => {
  test.each([
    [
      'a guest’s page is drawn or from the cache, and counted',
      'guestPages',
      {},
      { view: 5000 },
      { site: 15, database: 1 },
    ],
    ['a member’s page asks the database each time', 'memberPages', {}, {}, { site: 6, database: 2 }],
    ['nothing is drawn anew', 'memberPages', { firstShare: 0 }, {}, { site: 2, database: 2 }],
    ['a reply is followed by jobs', 'replies', { jobs: 7 }, {}, { site: 4, jobs: 7, database: 3 }],
    ['a delivery is a two-hundredth of what 200 add', 'deliveries', {}, {}, { site: 0.05, jobs: 0, database: 0 }],
    ['a delivery costs nothing rather than less', 'deliveries', {}, { messageToAll: 1 }, { site: 0 }],
    ['a search costs the database', 'searches', { search: 2, databaseSearch: 15 }, {}, { site: 2, database: 15 }],
    ['a picture costs the site alone', 'pictures', { picture: 300 }, {}, { site: 300, jobs: 0, database: 0 }],
  ] as const)('%s', (_, ask, given, measured, expected) => {
    const cost = costs({ ...plain, ...measured }, withThese(given))[ask];
    for (const [part, value] of Object.entries(expected))
      expect(cost[part as keyof typeof cost], part).toBeCloseTo(value);
  });

  test('single lines of 26 November add up to what the mix of that run cost, 4.8 ms', () => {
    const measured = {
      ...plain,
      guestCached: 0.066,
      guestFirst: 12.9,
      memberAgain: 0.73,
      memberFirst: 13.5,
      reply: 2.53,
    };
    const a = assumed();
    const each = costs(measured, a);
    const { guestPages, memberPages, replies } = asksADay(1, a);
    const all = guestPages * each.guestPages.site + memberPages * each.memberPages.site + replies * each.replies.site;
    expect(all / (guestPages + memberPages + replies)).toBeCloseTo(4.9, 1);
  });
});

test('busy cores are a second’s asks at the busiest, times what they cost', () => {
  // 45,000 pages of guests at 10 ms, as many of members at 6 ms, 10,000 replies at 4 ms: 760 s of a day, twice as many at the busiest.
  expect(allCores(1000, plain, quiet).site).toBeCloseTo((760 / 86_400) * 2, 6);
  // Half of the guests' pages at 2 ms, all of the members', 10,000 replies at 3 ms.
  expect(allCores(1000, plain, quiet).database).toBeCloseTo((165 / 86_400) * 2, 6);
  // A thousand connections are a tenth of those that were measured.
  const standing = allCores(1000, plain, withThese({ connectedShare: 1 })).site - allCores(1000, plain, quiet).site;
  expect(standing).toBeCloseTo(0.01, 6);
});

describe('what is stored', () => {
  const lively = withThese({
    messages: 2,
    transfers: 3,
    notices: 4,
    noticeDays: 100,
    memberRow: 50,
    pictures: 1,
    videos: 0.5,
  });
  const day = { posts: 10_000 * 1200, messages: 2000 * 400, ledger: 3000 * 700 };

  test('a year has 365 days of posts, messages and transfers', () => {
    const rows = rowsAYear(1000, plain, { ...lively, postRow: 1200 });
    for (const [part, bytes] of Object.entries(day))
      expect(rows[part as keyof typeof rows], part).toBeCloseTo(bytes * 365);
  });

  test('members stay, and notices until their days are over', () => {
    expect(standingRows(1000, plain, lively)).toEqual({ members: 50_000, notices: 1000 * 4 * 500 * 100 });
  });

  test('files are as large as they are sent', () => {
    const files = filesAYear(1000, { ...lively, pictureBytes: 200_000, videoBytes: 20_000_000 });
    expect(files).toEqual({ pictures: 1000 * 200_000 * 365, videos: 500 * 20_000_000 * 365 });
  });

  test('after some years there are the years’ rows and what stands, each backup’s share of it, and files twice', () => {
    const a = { ...lively, years: 3, backups: 10, backupShare: 0.2, logBytes: 250, logDays: 90 };
    const { rows, files, backups, logs } = stockOf(1000, plain, a);
    expect(rows).toBeCloseTo(3 * sumOf(rowsAYear(1000, plain, a)) + sumOf(standingRows(1000, plain, a)));
    expect(files).toBeCloseTo(3 * sumOf(filesAYear(1000, a)));
    expect(backups).toBeCloseTo(2 * rows + files);
    // A hundred pages and replies of each, and two messages.
    expect(logs).toBeCloseTo(102_000 * 250 * 90);
  });
});

describe('what is sent in thirty days', () => {
  test.each([
    ['pages', {}, 45_000 * 30_000 + 45_000 * 40_000],
    ['code', { newGuests: 0.2, newMembers: 0.1, codeBytes: 1000 }, (9000 + 4500) * 1000],
    ['pictures', { picturesSeen: 10 }, 90_000 * 10],
    ['calls', { calls: 2, searches: 1, messages: 1, callBytes: 10 }, (90_000 + 1000 + 10_000 + 1000) * 10],
    ['live', { messages: 1, listeners: 5, deliveryBytes: 100 }, 5000 * 100],
    ['videos', { watched: 0.5, watchedBytes: 1000 }, 500 * 1000],
  ] as const)('%s', (part, given, aDay) => {
    expect(egressAMonth(1000, plain, withThese(given))[part]).toBeCloseTo(aDay * 30);
  });
});
