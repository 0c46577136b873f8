import { boards } from '../../../../../contract/primitives/boards.ts';
import { hourly } from '../../../../platform/jobs/cron-line.ts';
import { inBatches, type PersonalData, personalBatch } from '../../../../platform/personal-data.ts';
import { toMember } from '../../../../platform/references.ts';
import type { Room } from '../../../../platform/room.ts';
import { inCountries } from '../../references.ts';
import type { RoomDeps } from '../../room.ts';
import { sweepUnfinished } from './jobs/sweep-unfinished.ts';
import { followThreads } from './listeners/follow-threads.ts';
import { type OwnOptions, ownOptionsOf } from './sql/reports.ts';
import { dropSaid, goneOf, type OwnGone, type OwnSame, sameOf } from './sql/same.ts';

type Tables = 'threads.bug_reports' | 'threads.bug_same' | 'threads.bug_gone';

/**
 * What a member said of others' reports is forgotten with them; the figures that others have seen stay, and their own reports
 * with the threads.
 */
export const bugPersonalData: Pick<PersonalData, 'collect' | 'forget'> = {
  async *collect(db, uid) {
    yield {
      path: 'bug-reports.json',
      rows: inBatches<OwnOptions>((last, most) => ownOptionsOf(db, uid, last?.tid ?? 0, most)),
    };
    yield {
      path: 'same-here.json',
      rows: inBatches<OwnSame>((last, most) =>
        sameOf(db, { uid, most, after: last && { at: last.created_at, id: last.tid } }),
      ),
    };
    yield {
      path: 'bugs-gone.json',
      rows: inBatches<OwnGone>((last, most) => goneOf(db, { uid, most, after: last?.tid ?? 0 })),
    };
  },
  forget: async ({ db }, uid) => (await dropSaid(db, uid, personalBatch)) === personalBatch,
};

export const bugRoom = (deps: RoomDeps): Room<never, Tables> => ({
  handlers: {},
  tables: {
    'threads.bug_reports': { authorid: { stays: 'parts of threads' } },
    'threads.bug_same': { uid: 'forgotten' },
    'threads.bug_gone': { uid: 'forgotten' },
  },
  references: {
    'threads.bug_reports': {
      authorid: toMember,
      fid: { among: boards.map(({ fid }) => fid) },
      country_fid: inCountries,
      typeid: { to: 'countries.categories.typeid' },
    },
    'threads.bug_same': { uid: toMember },
    'threads.bug_gone': { uid: toMember },
  },
  personalData: bugPersonalData,
  listeners: followThreads,
  tasks: { 'threads.sweep-unfinished': () => sweepUnfinished(deps) },
  cron: [{ task: 'threads.sweep-unfinished', match: '25 * * * *', promise: hourly }],
});
