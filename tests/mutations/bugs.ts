import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/bugs/';

const kind = 'server/domains/threads/kinds/bug';
const reporting = 'server/domains/bugs/reporting.test.ts';
const answering = 'server/domains/bugs/answering.test.ts';
const listing = 'server/domains/bugs/listing.test.ts';
const held = 'server/domains/bugs/held.test.ts';
const deleted = 'server/domains/bugs/deleted.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a report is published before its options are stored',
    file: `${kind}/kind.ts`,
    find: '  waits: () => true,\n',
    put: '',
    noticedIn: reporting,
  },
  {
    breaks: 'a moderator publishes half a report',
    file: 'server/domains/review/held/actions/decide-held.ts',
    find: '  if (await isUnfinished(ctx.db, tid)) return undefined;\n',
    put: '',
    noticedIn: held,
  },
  {
    breaks: 'options publish a report that waits for a moderator',
    file: `${kind}/actions/store-options.ts`,
    find: '  if (held) return { due: 0 };\n',
    put: '',
    noticedIn: held,
  },
  {
    breaks: 'anybody stores the options of a report',
    file: `${kind}/policy.ts`,
    find: 'isStaffOf(viewer, report) ? undefined : mayEdit(viewer, report.authorid)',
    put: 'undefined',
    noticedIn: reporting,
  },
  {
    breaks: 'a closed option is taken',
    file: 'server/domains/bugs/rules/take-values.ts',
    find: "if (among.length > 0) return 'bugs.issue.gone';",
    put: '',
    noticedIn: reporting,
  },
  {
    breaks: 'an address without a domain is taken',
    file: 'server/domains/bugs/rules/take-values.ts',
    find: "isEmail(emailTyped(value)) ? undefined : 'bugs.issue.email'",
    put: 'undefined',
    noticedIn: reporting,
  },
  {
    breaks: '"same here" counts twice for one member',
    file: `${kind}/actions/say-same.ts`,
    find: '  if (!changed) return { tid, same: report.same, is_same: flag(same === 1) };\n',
    put: '',
    noticedIn: answering,
  },
  {
    breaks: 'one’s own report counts oneself',
    file: `${kind}/policy.ts`,
    find: "  if (viewer?.uid === report.authorid) return 'threads.bug_same_own';\n",
    put: '',
    noticedIn: answering,
  },
  {
    breaks: '"please add" lets the clock run',
    file: `${kind}/rules/status.ts`,
    find: "  if (to === 'pleaseAdd') return stopped(countryFid, now, clock);\n",
    put: '',
    noticedIn: answering,
  },
  {
    breaks: 'anybody’s reply answers our question',
    file: `${kind}/sql/listed.ts`,
    find: ' and r.authorid = w.uid',
    put: '',
    noticedIn: answering,
  },
  {
    breaks: 'who followed a duplicate is lost',
    file: `${kind}/actions/join-reports.ts`,
    find: '  if (moved > 0) await addSame(ctx.db, older.tid, moved);\n',
    put: '',
    noticedIn: answering,
  },
  {
    breaks: 'a duplicate stays in the list',
    file: `${kind}/actions/join-reports.ts`,
    find: 'listed: false, clock',
    put: 'listed: true, clock',
    noticedIn: answering,
  },
  {
    breaks: 'every moderator reads every reporter’s address',
    file: 'server/domains/bugs/reads/email.ts',
    find: '  if (refusal) return refuse(refusal);\n',
    put: '',
    noticedIn: answering,
  },
  {
    breaks: 'a moderator sees the queue of every country',
    file: 'server/domains/bugs/reads/queue.ts',
    find: 'own ?? (country_fid || null)',
    put: 'country_fid || null',
    noticedIn: answering,
  },
  {
    breaks: 'a deleted report stays in the list of phones and chips',
    file: `${kind}/listeners/follow-threads.ts`,
    find: '    const reports = await unlist(ctx.db, tidsOf(all));\n',
    put: '    const reports: { tid: number; authorid: number }[] = [];\n',
    noticedIn: listing,
  },
  {
    breaks: 'the address of a report outlives it',
    file: `${kind}/kind.ts`,
    find: '    emit(bugReportReleased({ tid }));\n',
    put: '    void [emit, tid, bugReportReleased];\n',
    noticedIn: deleted,
  },
  {
    breaks: 'our team reads the address of a removed report',
    file: 'server/domains/bugs/actions/status.ts',
    find: 'thread && !thread.deleted_at ?',
    put: 'thread ?',
    noticedIn: deleted,
  },
  {
    breaks: 'a report is joined with a deleted one',
    file: `${kind}/actions/join-reports.ts`,
    find: 'thread?.status === 1 && !thread.deleted_at ? await lockReport(ctx.db, named) : undefined',
    put: 'thread && (await lockReport(ctx.db, named))',
    noticedIn: deleted,
  },
  {
    breaks: 'what was joined with a deleted report is lost with it',
    file: `${kind}/listeners/follow-threads.ts`,
    find: '    await separateFrom(ctx, tidsOf(reports));\n',
    put: '',
    noticedIn: deleted,
  },
  {
    breaks: 'a first answer counts as often as it is written at once',
    file: 'server/domains/bugs/actions/status.ts',
    find: "reportOf(db, await lockThread(db, tid), 'lock')",
    put: 'reportOf(db, await findThread(db, tid))',
    noticedIn: answering,
  },
  {
    breaks: 'a moderator earns by solving their own reports',
    file: 'server/domains/bugs/actions/status.ts',
    find: ' && ctx.actor.uid === authorUid) return;',
    put: ' && ctx.actor.uid < 0) return;',
    noticedIn: answering,
  },
  {
    breaks: 'a variable takes any number of values',
    file: 'server/domains/bugs/rules/take-values.ts',
    find: 'multiple ? bugLimits.values : 1',
    put: 'multiple ? Infinity : 1',
    noticedIn: reporting,
  },
  {
    breaks: 'a report that is moved away stays in the list',
    file: `${kind}/sql/listed.ts`,
    find: 'r.duplicate_of is null and t.fid = ${boardFids.bug}\n',
    put: 'r.duplicate_of is null\n',
    noticedIn: listing,
  },
  {
    breaks: 'reports are looked for among all threads of such a title',
    file: 'server/domains/search/reads/similar.ts',
    find: 'countryFid: globalFid, special, limit',
    put: 'countryFid: globalFid, limit',
    noticedIn: listing,
  },
];
