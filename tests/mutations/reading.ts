import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'an older device takes the place of a reader back',
    file: 'server/domains/threads/core/sql/reading-places.ts',
    find: 'set floor = greatest(p.floor, excluded.floor)',
    put: 'set floor = excluded.floor',
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
  {
    breaks: 'places of a member grow with every thread they read',
    file: 'server/domains/threads/core/sql/reading-places.ts',
    find: 'offset ${most - 1})',
    put: 'offset ${most + 9000})',
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
  {
    breaks: 'new answers to what was read lead nowhere',
    file: 'server/domains/threads/reads/my-place.ts',
    find: 'const answer = place &&',
    put: 'const answer = !place &&',
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
  {
    breaks: 'whoever reads a thread makes its page stale for all',
    file: 'server/domains/threads/actions/note-read.ts',
    find: 'openThread(ctx, people, tid)',
    put: 'openThread({ ...ctx, reads: ctx.stale }, people, tid)',
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
  {
    breaks: 'the line "you were here" stands on every later page',
    file: 'server/domains/threads/reads/reply-list.ts',
    find: 'floor === 0 || floor + 1 < from',
    put: 'floor === 0',
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
  {
    breaks: 'one’s own reply is new to oneself',
    file: 'server/domains/threads/present-own.ts',
    find: 'place && newestBy !== uid',
    put: 'place',
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
  {
    breaks: 'where one stopped in a thread is said to those who may not read it',
    file: 'server/domains/threads/reads/my-place.ts',
    find: "import { openThread } from './open-thread.ts';",
    put: "import { thereThread } from './open-thread.ts';\nconst openThread = (ctx: Ctx, _: unknown, tid: number) => thereThread(ctx, tid);",
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
  {
    breaks: 'a reading place is there for good',
    file: 'server/domains/threads/jobs/sweep-places.ts',
    find: 'const retentionDays = 365;',
    put: 'const retentionDays = 3650;',
    noticedIn: 'server/domains/threads/reading-places.test.ts',
  },
];
