import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/privacy';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'an account is deleted before its day',
    file: `${at}/sql/deletions.ts`,
    find: ".where('uid', '=', uid)\n    .where('due_at', '<=', now)",
    put: ".where('uid', '=', uid)",
    noticedIn: `${at}/account-data.test.ts`,
  },
  {
    breaks: 'a log-in doesn’t take the deletion of the account back',
    file: `${at}/actions/cancel-deletion.ts`,
    find: 'const outcome = await takeDeletionBack(ctx.db, uid);',
    put: "const outcome: string = 'none';",
    noticedIn: `${at}/account-data.test.ts`,
  },
];
