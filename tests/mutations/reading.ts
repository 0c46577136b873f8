import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'an older device takes the place of a reader back',
    file: `${at}/sql/reading-places.ts`,
    find: 'set floor = greatest(p.floor, excluded.floor)',
    put: 'set floor = excluded.floor',
    noticedIn: `${at}/reading-places.test.ts`,
  },
  {
    breaks: 'places of a member grow with every thread they read',
    file: `${at}/sql/reading-places.ts`,
    find: 'offset ${most - 1})',
    put: 'offset ${most + 9000})',
    noticedIn: `${at}/reading-places.test.ts`,
  },
  {
    breaks: 'new answers to what was read lead nowhere',
    file: `${at}/reads/my-place.ts`,
    find: 'const answer = place &&',
    put: 'const answer = !place &&',
    noticedIn: `${at}/reading-places.test.ts`,
  },
  {
    breaks: 'whoever reads a thread makes its page stale for all',
    file: `${at}/actions/note-read.ts`,
    find: 'openThread({ ...ctx, touch: () => {} }, people, tid)',
    put: 'openThread(ctx, people, tid)',
    noticedIn: `${at}/reading-places.test.ts`,
  },
  {
    breaks: 'the line "you were here" stands on every later page',
    file: `${at}/reads/reply-list.ts`,
    find: 'floor === 0 || floor + 1 < from',
    put: 'floor === 0',
    noticedIn: `${at}/reading-places.test.ts`,
  },
  {
    breaks: 'one’s own reply is new to oneself',
    file: `${at}/present-own.ts`,
    find: 'place && newestBy !== uid',
    put: 'place',
    noticedIn: `${at}/reading-places.test.ts`,
  },
  {
    breaks: 'where one stopped in a thread is said to those who may not read it',
    file: `${at}/reads/my-place.ts`,
    find: "import { openThread } from './open-thread.ts';",
    put: "import { thereThread } from './open-thread.ts';\nconst openThread = (ctx: Ctx, _: unknown, tid: number) => thereThread(ctx, tid);",
    noticedIn: `${at}/reading-places.test.ts`,
  },
  {
    breaks: 'a reading place is there for good',
    file: `${at}/jobs/sweep-places.ts`,
    find: 'const retentionDays = 365;',
    put: 'const retentionDays = 3650;',
    noticedIn: `${at}/reading-places.test.ts`,
  },
];
