import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/members';
const inOfficeNotices = 'server/domains/operators/office-notices.test.ts';

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
  {
    breaks: 'whoever is given an office over a country isn’t notified',
    file: `${at}/actions/change-group.ts`,
    find: 'if (from !== to) ctx.emit(officeChanged(',
    put: 'if (from < 0) ctx.emit(officeChanged(',
    noticedIn: inOfficeNotices,
  },
  {
    breaks: 'a moderator reads again that they are one when their rank changes',
    file: `${at}/notices.ts`,
    find: '  if (before === after) return undefined;\n',
    put: '',
    noticedIn: inOfficeNotices,
  },
  {
    breaks: 'an operator who becomes a moderator doesn’t read that they left the team',
    file: `${at}/notices.ts`,
    find: "before === 'team' ? `${after}_instead` : after",
    put: 'after',
    noticedIn: inOfficeNotices,
  },
  {
    breaks: 'who loses an office reads that they were given one',
    file: `${at}/notices.ts`,
    find: "if (after === 'none') return { kind: ended, office: before };",
    put: "if (after === 'none') return { kind: given, office: before };",
    noticedIn: inOfficeNotices,
  },
];
