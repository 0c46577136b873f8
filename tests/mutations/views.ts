import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/';

const noticedIn = 'server/domains/threads/views.test.ts';
const merge = 'server/domains/threads/jobs/merge-views.ts';
const counter = 'server/domains/threads/core/reads/views.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'authors’ own views count',
    file: 'server/domains/threads/core/reads/count-reading.ts',
    find: 'asked.unread || actor?.uid === authorid',
    put: 'asked.unread',
    noticedIn,
  },
  {
    breaks: 'what is fetched ahead counts',
    file: 'server/domains/threads/core/reads/count-reading.ts',
    find: 'asked.unread || actor?.uid === authorid',
    put: 'actor?.uid === authorid',
    noticedIn,
  },
  {
    breaks: 'a page’s head that is asked for counts',
    file: 'server/platform/http/readings.ts',
    find: "method === 'HEAD' || ",
    put: '',
    noticedIn: 'server/platform/http/readings.test.ts',
  },
  {
    breaks: 'programs count',
    file: counter,
    find: 'if (isProgram(userAgent)) return undefined;',
    put: '',
    noticedIn,
  },
  {
    breaks: 'one line counts as often as it makes up browsers',
    file: merge,
    find: ' && ofLines.add(pair)',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a kill loses a minute of views',
    file: counter,
    find: 'const flushMilliseconds = 5000;',
    put: 'const flushMilliseconds = 60_000;',
    noticedIn,
  },
  {
    breaks: 'views are lost while the database is away',
    file: counter,
    find: 'for (const [who, tids] of readers) for (const tid of tids) gathered.add(hour, who, tid);',
    put: '',
    noticedIn,
  },
  {
    breaks: 'what comes after its hour was deleted counts once more',
    file: counter,
    find: 'if (isTooLate(hour, at.getTime())) {',
    put: 'if (isTooLate(hour, 0)) {',
    noticedIn,
  },
  {
    breaks: 'a merge that is begun again takes for counted what it had only seen',
    file: merge,
    find: ': freshHour(hour);\n    known = undefined;',
    put: ': freshHour(hour);\n    known = mine;',
    noticedIn,
  },
  {
    breaks: 'a process counts once more what another has merged',
    file: merge,
    find: 'await learnMerged(tx, hour, mine);',
    put: '',
    noticedIn,
  },
  {
    breaks: 'views that are merged late count in a later hour',
    file: merge,
    find: 'momentIn(hour.getTime(), last)',
    put: 'clock().getTime()',
    noticedIn,
  },
  {
    breaks: 'who read what can be told for ever',
    file: merge,
    find: 'await dropSaltsBefore(db, dayOfHour(over));',
    put: '',
    noticedIn,
  },
  {
    breaks: 'batches stay',
    file: merge,
    find: 'await dropBatchesBefore(db, new Date(over));',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a deleted thread gains views',
    file: 'server/domains/threads/core/sql/threads.ts',
    find: 'where tid = any(${tids}::bigint[]) and deleted_at is null\n       order by tid for no key update',
    put: 'where tid = any(${tids}::bigint[])\n       order by tid for no key update',
    noticedIn,
  },
];
