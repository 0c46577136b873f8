import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/drafts/';

const noticedIn = 'server/domains/threads/drafts/drafts.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'the later of two devices overwrites the draft of the other',
    file: 'server/domains/threads/drafts/actions/save-draft.ts',
    find: 'if (found.version !== input.version && !isTheirs) {',
    put: 'if (false) {',
    noticedIn,
  },
  {
    breaks: 'two first saves at the same moment are two drafts',
    file: 'server/domains/threads/drafts/actions/save-draft.ts',
    find: '  await lockDraftsOf(ctx.db, uid);\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a draft is saved after it was posted',
    file: 'server/domains/threads/drafts/actions/save-draft.ts',
    find: "  if (found?.sent_tid) return refuse('threads.draft_sent');\n",
    put: '',
    noticedIn: 'server/domains/threads/drafts/sending.test.ts',
  },
  {
    breaks: 'pictures of a draft are swept away',
    file: 'server/domains/threads/drafts/actions/save-draft.ts',
    find: '  await holdPictures(ctx, [], content.pictures);\n',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a draft is posted twice',
    file: 'server/domains/threads/drafts/actions/end-draft.ts',
    find: "  return draft.sent_tid ? refuse('threads.draft_sent') : { tid, pictures: draft.pictures };",
    put: '  return { tid, pictures: draft.pictures };',
    noticedIn: 'server/domains/threads/drafts/sending.test.ts',
  },
  {
    breaks: 'the pictures of a draft that was posted are never released',
    file: 'server/domains/threads/drafts/actions/end-draft.ts',
    find: '  await detachPictures(ctx, pictures);\n',
    put: '',
    noticedIn: 'server/domains/threads/drafts/sending.test.ts',
  },
  {
    breaks: 'anybody opens anybody’s draft by its number',
    file: 'server/domains/threads/drafts/sql/drafts.ts',
    find: "db.selectFrom('threads.drafts').selectAll().where('uid', '=', uid).where('tid', '=', tid).executeTakeFirst();",
    put: "db.selectFrom('threads.drafts').selectAll().where('tid', '=', tid).executeTakeFirst();",
    noticedIn,
  },
  {
    breaks: 'a deleted draft is restored for ever',
    file: 'server/domains/threads/drafts/actions/restore-draft.ts',
    find: '  if (draft.deleted_at <= daysBefore(ctx.now, draftLimits.restoreDays))',
    put: '  if (draft.deleted_at <= daysBefore(ctx.now, 99))',
    noticedIn: 'server/domains/threads/drafts/sending.test.ts',
  },
  {
    breaks: 'a draft of a poll opens as a plain post',
    file: 'web/features/threads/compose/use-kind-of-draft.ts',
    find: 'if (leads) void navigate',
    put: 'if (false) void navigate',
    noticedIn: 'web/features/threads/compose/use-kind-of-draft.test.ts',
  },
  {
    breaks: 'the last board is one of another country',
    file: 'server/domains/threads/core/sql/author-threads.ts',
    find: 'where country_fid = ${countryFid} and typeid > 0',
    put: 'where typeid > 0',
    noticedIn: 'server/domains/threads/boards.test.ts',
  },
];
