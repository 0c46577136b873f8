import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads/moderating';
const noticedIn = `${at}/moderating.test.ts`;
const appealing = 'server/domains/threads/appealing/appealing.test.ts';
const permissions = 'tests/faults/permissions.test.ts';

const inWarnings = 'server/domains/threads/moderating/warnings.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'moderators act in every country',
    file: `${at}/policy.ts`,
    find: "if (moderatesIn(by, place.countryFid)) return 'country';",
    put: "if (mayModerate(by)) return 'country';",
    noticedIn,
  },
  {
    breaks: 'whoever looks after a topic does so in all of them',
    file: `${at}/policy.ts`,
    find: "office === 'topic' && topid === place.topid",
    put: "office === 'topic' && topid > 0",
    noticedIn: permissions,
  },
  {
    breaks: 'whoever looks after a board does so in all of them',
    file: `${at}/policy.ts`,
    find: "office === 'board' && typeid === place.typeid && ",
    put: "office === 'board' && typeid > 0 && ",
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'whoever looks after a board does so in every country',
    file: `${at}/policy.ts`,
    find: ' && countryFid === place.countryFid;',
    put: ' && countryFid > 0;',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'whoever looks after a board acts on what they can’t read',
    file: `${at}/policy.ts`,
    find: '(place.readperm ?? 0) > (by.readaccess ?? 0) ? []',
    put: '(place.readperm ?? 0) < 0 ? []',
    noticedIn: 'server/domains/operators/offices.test.ts',
  },
  {
    breaks: 'a silenced member goes on looking after a board',
    file: 'server/domains/sign-in/reads/actors.ts',
    find: 'offices: sanction ? [] : await',
    put: 'offices: await',
    noticedIn: 'server/domains/operators/offices.test.ts',
  },
  {
    breaks: 'who acted decides the appeal against it',
    file: 'server/domains/threads/appealing/policy.ts',
    find: "return met.alone ? undefined : 'threads.appeal_own_act';",
    put: 'return undefined;',
    noticedIn: appealing,
  },
  {
    breaks: 'others read and appeal against what was done to a post',
    file: 'server/domains/threads/appealing/actions/appeal-act.ts',
    find: "if (act?.uid !== actor.uid) return refuse('threads.no_act');",
    put: "if (!act) return refuse('threads.no_act');",
    noticedIn: appealing,
  },
  {
    breaks: 'what was done wrongly costs trust where the post can’t be shown again',
    file: 'server/domains/threads/appealing/actions/decide-appeal.ts',
    find: '    if (granted && costsTrust.has(act.act)) await forgive(ctx, act);\n',
    put: '    void forgive;\n',
    noticedIn: appealing,
  },
  {
    breaks: 'an appeal is made at any time',
    file: 'server/domains/threads/appealing/rules/window.ts',
    find: "return appealUntil(act) < now ? 'threads.appeal_late' : undefined;",
    put: 'return undefined;',
    noticedIn: appealing,
  },
  {
    breaks: 'a moderator judges the post of another',
    file: `${at}/policy.ts`,
    find: "return judged && by.groupid !== operatorGroup ? 'threads.author_in_office' : undefined;",
    put: 'return undefined;',
    noticedIn,
  },
  {
    breaks: 'moderators feature threads of their own',
    file: `${at}/policy.ts`,
    find: "if (act === 'digest' && own) return 'threads.moderate_own';",
    put: '',
    noticedIn,
  },
  {
    breaks: 'two who pin at the same moment get a slot too many',
    file: `${at}/actions/pin.ts`,
    find: '  await lockPins(ctx.db);\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a digest that is taken back leaves its XGold',
    file: 'server/domains/threads/listeners/earn.ts',
    find: '    if (left)\n',
    put: '    if (left && level > before)\n',
    noticedIn,
  },
  {
    breaks: 'a hidden thread keeps its pin',
    file: `${at}/actions/take-down.ts`,
    find: 'if (thread.displayorder > 0) await setMarks(ctx.db, tid, { displayorder: 0 });',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a restored thread isn’t counted',
    file: 'server/domains/threads/listeners/count-authors.ts',
    find: "  on(threadRestored, (ctx, all) => countWritings(ctx, all, 'threads', 1)),\n",
    put: '',
    noticedIn,
  },
  {
    breaks: 'a moderator warns members of other countries, and other moderators',
    file: 'server/domains/threads/moderating/actions/warn.ts',
    find: '  if (refusal) refuse(ofWarning[refusal] ?? refusal);\n',
    put: '',
    noticedIn: inWarnings,
  },
  {
    breaks: 'a warning says nothing of what happened',
    file: 'server/domains/threads/moderating/actions/warn.ts',
    find: "    if (reason === '') missing('reason', 'moderation.reason_missing');\n",
    put: '',
    noticedIn: inWarnings,
  },
  {
    breaks: 'an appeal that is accepted leaves the warning',
    file: 'server/domains/threads/appealing/actions/decide-appeal.ts',
    find: "if (granted && act.act === 'warn') await endActById(db, act.id, now);",
    put: "if (granted && act.act === 'warn') await endActById(db, 0, now);",
    noticedIn: inWarnings,
  },
  {
    breaks: 'whoever has hidden a post ends the appeal against that by deleting the post',
    file: 'server/domains/moderation/sql/acts.ts',
    find: "    .where('a.by_uid', '=', byUid)\n    .where('a.ended_at', 'is', null)",
    put: "    .where('a.by_uid', '=', 0 * byUid)\n    .where('a.ended_at', 'is', null)",
    noticedIn: `${at}/grounds.test.ts`,
  },
  {
    breaks: 'a colleague can’t delete a post either that somebody else has hidden',
    file: 'server/domains/moderation/sql/acts.ts',
    find: "    .where('a.by_uid', '=', byUid)\n    .where('a.ended_at', 'is', null)",
    put: "    .where('a.by_uid', '<>', 0 * byUid)\n    .where('a.ended_at', 'is', null)",
    noticedIn: `${at}/grounds.test.ts`,
  },
  {
    breaks: 'the trail loses the rule',
    file: `${at}/actions/moderated.ts`,
    find: "rule: rule === 'other' ? '' : rule,",
    put: "rule: '',",
    noticedIn: `${at}/grounds.test.ts`,
  },
];
