import type { Mutation } from './support/mutation.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'an account is deleted before its day',
    file: 'server/domains/privacy/sql/deletions.ts',
    find: ".where('uid', '=', uid)\n    .where('due_at', '<=', now)",
    put: ".where('uid', '=', uid)",
    noticedIn: 'server/domains/privacy/account-data.test.ts',
  },
  {
    breaks: 'a log-in doesn’t take the deletion of the account back',
    file: 'server/domains/privacy/actions/cancel-deletion.ts',
    find: 'const outcome = await takeDeletionBack(ctx.db, uid);',
    put: "const outcome: string = 'none';",
    noticedIn: 'server/domains/privacy/account-data.test.ts',
  },
];
