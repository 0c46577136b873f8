import { inBatches, type PersonalData } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { type BugsDeps, secretsOf } from './deps.ts';
import { reporterEmail } from './sealed.ts';
import { dropEmailsOf, emailsOf } from './sql/emails.ts';

const office = { stays: 'the office answers for it' } as const;

/** Whose the rows are. */
export const bugsTables: OwnersIn<'bugs'> = {
  'bugs.variables': { none: 'what boards ask' },
  'bugs.options': { none: 'what boards ask' },
  'bugs.emails': { uid: 'forgotten' },
  'bugs.history': { uid: office },
  'bugs.months': { none: 'counts of answers' },
  'bugs.saved_answers': { uid: office },
};

interface OpenEmail {
  tid: number;
  email: string;
}

/** The addresses that a member gave with reports: exported, and forgotten with them. */
export const bugsPersonalData = (deps: BugsDeps): PersonalData => ({
  domain: 'bugs',
  async *collect(db, uid) {
    yield {
      path: 'emails.json',
      rows: inBatches<OpenEmail>(async (last, most) =>
        (await emailsOf(db, uid, last?.tid ?? 0, most)).map(({ tid, email }) => ({
          tid,
          email: reporterEmail.open(secretsOf(deps), tid, email),
        })),
      ),
    };
  },
  async forget({ db }, uid) {
    await dropEmailsOf(db, uid);
    return false;
  },
});
