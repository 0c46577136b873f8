interface Assumption {
  value: number;
  /** What is counted. */
  what: string;
  /** Where the number comes from. */
  source: string;
}

const judged = 'judgement: no site of this product has run for a year yet';
const load = 'docs/operations/log/2026-11-26-full-runs.md';

/** What members do, as nobody has measured it yet: each can be given another value by its name. */
export const assumptions = {
  activeShare: { value: 0.2, what: 'of the members come on a day', source: judged },
  asks: {
    value: 100,
    what: 'pages and replies a day for each member who comes, those of guests among them',
    source: judged,
  },
  replyShare: { value: 0.02, what: 'of these are replies', source: 'bench/mix.ts' },
  guestShare: { value: 0.85, what: 'of the pages are guests’', source: 'bench/mix.ts' },
  firstShare: { value: 0.37, what: 'of the pages are first asks', source: `${load} (mixed)` },
  calls: { value: 2, what: 'calls that a member’s page makes afterwards', source: judged },
  searches: { value: 1, what: 'searches a day and active member', source: judged },
  messages: { value: 5, what: 'messages a day and active member', source: judged },
  listeners: { value: 10, what: 'connected members that receive a message', source: judged },
  transfers: { value: 4, what: 'transfers a day and active member: signing in, earning, rewards', source: judged },
  notices: { value: 5, what: 'notices a day and active member', source: judged },
  noticeDays: { value: 180, what: 'days for which a notice is stored', source: 'contract/domains/notices/limits.ts' },
  pictures: { value: 0.1, what: 'pictures a day and active member', source: judged },
  videos: { value: 0.005, what: 'videos a day and active member', source: judged },
  watched: { value: 0.2, what: 'videos that an active member watches a day', source: judged },
  peak: { value: 5, what: 'times the average, at the busiest', source: 'bench/lines/views.ts' },
  connectedShare: { value: 0.2, what: 'of a day’s active members are connected at the busiest', source: judged },
  databasePage: {
    value: 1.2,
    what: 'ms of the database for a page that is drawn',
    source: 'docs/operations/log/2026-11-20-to-25-processor-time.md (a thread view)',
  },
  databaseCall: {
    value: 0.3,
    what: 'ms of the database for a call that reads',
    source: 'judgement: one to three statements of some 0.1 ms',
  },
  databaseReply: {
    value: 1.6,
    what: 'ms of the database for a reply',
    source: 'docs/operations/log/2026-11-20-to-25-processor-time.md',
  },
  databaseMessage: {
    value: 0.8,
    what: 'ms of the database for a message',
    source: 'judgement: half a reply, as for the site',
  },
  databaseTransfer: {
    value: 1,
    what: 'ms of the database for a transfer',
    source: 'judgement: about what it costs the site',
  },
  databaseSearch: { value: 15, what: 'ms of the database for a search', source: `${load} (p95 18 to 29 ms)` },
  search: { value: 2, what: 'ms of the site for a search', source: 'judgement: a list as JSON, first asked' },
  picture: { value: 300, what: 'ms of the site for a picture in its widths', source: 'judgement: not measured' },
  jobs: {
    value: 1,
    what: 'ms of jobs and the event log after each write',
    source: 'judgement: not measured apart from the site',
  },
  postRow: { value: 1200, what: 'B on disk for a post, all that comes with it', source: 'docs/operations/README.md' },
  memberRow: { value: 5000, what: 'B on disk for a member', source: 'judgement: not measured' },
  pictureBytes: { value: 200_000, what: 'B of a picture in its widths', source: 'docs/operations/README.md' },
  videoBytes: { value: 20_000_000, what: 'B of a video, as it was sent', source: judged },
  watchedBytes: { value: 10_000_000, what: 'B of a video that somebody watches', source: judged },
  codeBytes: { value: 125_600, what: 'B of code and styles', source: 'docs/operations/log/2026-11-27-browser.md' },
  newGuests: { value: 0.2, what: 'of guests’ pages are the first of a browser', source: judged },
  newMembers: { value: 0.02, what: 'of members’ pages are the first of a browser or release', source: judged },
  picturesSeen: {
    value: 15_000,
    what: 'B of pictures a page that the browser hasn’t cached',
    source: 'judgement: half of docs/operations/log/2026-11-28-home.md',
  },
  callBytes: { value: 3000, what: 'B of a call’s answer', source: judged },
  deliveryBytes: { value: 400, what: 'B of a message to one who is connected', source: judged },
  logBytes: { value: 250, what: 'B of log a request', source: 'docs/operations/README.md' },
  logDays: { value: 90, what: 'days of log', source: 'docs/operations/README.md' },
  backups: { value: 14, what: 'backups that are retained', source: 'docs/operations/backup.md' },
  backupShare: { value: 0.2, what: 'of the rows a backup takes', source: 'docs/operations/README.md' },
  years: { value: 3, what: 'years of which everything is stored', source: judged },
  busy: {
    value: 0.6,
    what: 'of a core is used at the busiest',
    source: 'judgement: room for a lost machine and a slow hour',
  },
  together: {
    value: 0.85,
    what: 'of a core that each of several processes is worth',
    source:
      'judgement: on two cores shared with the database and the asker two were worth 1.14 to 1.24 of one (npm run bench -- --only processes)',
  },
  machineCores: { value: 8, what: 'cores of a machine of the site', source: judged },
  machineDisk: { value: 2e12, what: 'B of disk of a machine of the site', source: judged },
  primaryCores: { value: 64, what: 'cores of the largest primary', source: judged },
  primaryRows: {
    value: 4e12,
    what: 'B of rows of the largest primary',
    source: 'judgement: six hours at 200 MB/s until a copy is made anew',
  },
  tableRows: {
    value: 5e11,
    what: 'B of the largest table before it is partitioned',
    source: 'judgement: an index is built anew within a night',
  },
  hotDays: { value: 30, what: 'days of which the rows are in memory', source: judged },
  busProcesses: {
    value: 5,
    what: 'processes whose messages the database carries',
    source:
      'judgement: by Redis neighbours cost as much, and the database a third fewer transactions (log of 30 November 2026)',
  },
  pool: {
    value: 17,
    what: 'connections of a process at most',
    source: 'docs/operations/README.md: 16 and one for messages',
  },
  connections: { value: 500, what: 'connections of a database without a pooler', source: 'judgement: some 10 MB each' },
  priceCore: { value: 8, what: 'a core and month', source: 'a round figure of 30 November 2026, no offer' },
  priceMemory: { value: 3, what: 'a GB of memory and month', source: 'a round figure of 30 November 2026, no offer' },
  priceDisk: { value: 0.1, what: 'a GB of disk and month', source: 'a round figure of 30 November 2026, no offer' },
  priceStore: {
    value: 0.02,
    what: 'a GB of an S3 store and month',
    source: 'a round figure of 30 November 2026, no offer',
  },
  priceEgress: {
    value: 0.02,
    what: 'a GB that is sent',
    source:
      'a round figure of 30 November 2026, no offer: some hosts send for nothing, large clouds ask four times as much',
  },
} as const satisfies Record<string, Assumption>;

export type AssumptionName = keyof typeof assumptions;
export type Assumed = Record<AssumptionName, number>;

/** All values, those given in place of the defaults. */
export const assumed = (given: Partial<Assumed> = {}): Assumed => ({
  ...(Object.fromEntries(Object.entries(assumptions).map(([name, { value }]) => [name, value])) as Assumed),
  ...given,
});

/** How an assumption is called on the command line: `activeShare` as `active-share`. */
export const optionOf = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
