import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/members';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a member of the highest level reads no more than a guest',
    file: `${at}/rules/groups.ts`,
    find: 'groupid <= 19',
    put: 'groupid < 19',
    noticedIn: `${at}/rules/readaccess.test.ts`,
  },
  {
    breaks: 'a child gets rid of the need for a guardian by another birthday',
    file: `${at}/actions/guardian.ts`,
    find: '|| (member.of_age_at && member.of_age_at >= day)',
    put: '',
    noticedIn: `${at}/guardian.test.ts`,
  },
  {
    breaks: 'a child is its own guardian',
    file: `${at}/actions/guardian.ts`,
    find: "if (email === own.email) refuse('accounts.guardian_yourself');",
    put: '',
    noticedIn: `${at}/guardian.test.ts`,
  },
];
