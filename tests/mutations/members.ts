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
  {
    breaks: 'an address with dots or a plus is none',
    file: 'contract/primitives/email.ts',
    find: "atom = /^[\\p{L}\\p{M}\\p{Nd}_+'%-]+$/u",
    put: 'atom = /^[\\p{L}\\p{M}\\p{Nd}_]+$/u',
    noticedIn: 'contract/primitives/email.test.ts',
  },
  {
    breaks: 'an ending is taken from the middle of a label',
    file: 'contract/primitives/email.ts',
    find: 'domain.endsWith(`.${ending.toLowerCase()}`)',
    put: 'domain.endsWith(ending.toLowerCase())',
    noticedIn: 'contract/primitives/email.test.ts',
  },
  {
    breaks: 'the inland zero behind a country’s prefix makes another number',
    file: `${at}/rules/phone.ts`,
    find: "prefix !== '' && text.startsWith(prefix)",
    put: "prefix !== '0' && text.startsWith(prefix)",
    noticedIn: `${at}/rules/phone.test.ts`,
  },
  {
    breaks: 'the inland zero of a country without a board makes another number',
    file: `${at}/rules/phone.ts`,
    find: 'const number = withoutTrunk(digits);',
    put: 'const number = digits;',
    noticedIn: `${at}/rules/phone.test.ts`,
  },
  {
    breaks: 'a member whose number another has doesn’t log in by it',
    file: `${at}/rules/phone.ts`,
    find: 'return [number, dial + plans[country.code].trunk + inside, dial + dial + inside];',
    put: 'return [number];',
    noticedIn: `${at}/rules/phone.test.ts`,
  },
  {
    breaks: 'digits of other keyboards are no figures',
    file: 'contract/primitives/figures.ts',
    find: 'return String(before % perScript);',
    put: 'return figure;',
    noticedIn: 'contract/primitives/figures.test.ts',
  },
  {
    breaks: 'of two members with one number operators find one alone',
    file: `${at}/sql/search.ts`,
    find: 'where held.phone in (select',
    put: 'where held.phone not in (select',
    noticedIn: `${at}/phone-numbers.test.ts`,
  },
];
