import type { Mutation } from './support/mutation.ts';

export const tests = 'server/domains/threads/kinds/poll/';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a vote leaves the page of its poll as it was',
    file: 'server/domains/threads/kinds/poll/actions/vote.ts',
    find: 'ctx.stale(`t:${tid}`);',
    put: '',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'a second vote takes the place of the first',
    file: 'server/domains/threads/kinds/poll/actions/vote.ts',
    find: "if (before && before.join() !== choices.join()) return refuse('threads.poll_voted');",
    put: '',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'a member whom a poll’s author blocked votes in it',
    file: 'server/domains/threads/kinds/poll/actions/vote.ts',
    find: '  await refuseBlocked(ctx, [thread.authorid]);\n',
    put: '',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'a vote counts for what was asked before an edit of the same moment',
    file: 'server/domains/threads/kinds/poll/sql/polls.ts',
    find: '  if (lock) await lockPolls(db, tids);\n',
    put: '',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'a poll takes votes until the job has closed it',
    file: 'server/domains/threads/kinds/poll/policy.ts',
    find: 'closed_at !== null || ends_at <= now',
    put: 'closed_at !== null && ends_at <= now',
    noticedIn: 'server/domains/threads/kinds/poll/policy.test.ts',
  },
  {
    breaks: 'a poll is changed under those who have voted',
    file: 'server/domains/threads/kinds/poll/policy.ts',
    find: 'voters > 0 ?',
    put: 'voters > 1 ?',
    noticedIn: 'server/domains/threads/kinds/poll/policy.test.ts',
  },
  {
    breaks: 'a poll that is over leaves its pages as they were',
    file: 'server/domains/threads/kinds/states.ts',
    find: '    ctx.stale(`t:${tid}`);\n',
    put: '',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'of more than a hundred polls that are over the rest stays open',
    file: 'server/domains/threads/kinds/change-due.ts',
    find: 'while (found === atOnce);',
    put: 'while (found < 0);',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'a deleted poll holds its pictures for ever',
    file: 'server/domains/threads/kinds/poll/kind.ts',
    find: 'await detachPictures(ctx, pictured(row?.options ?? []));',
    put: 'void [row, detachPictures, pictured];',
    noticedIn: 'server/domains/threads/kinds/poll/polls.test.ts',
  },
  {
    breaks: 'two options say the same',
    file: 'server/domains/threads/kinds/poll/rules/options.ts',
    find: 'map(({ message }) => alike(message))',
    put: 'map((_, at) => at)',
    noticedIn: 'server/domains/threads/kinds/poll/rules/options.test.ts',
  },
  {
    breaks: 'a poll goes out without a board',
    file: 'web/features/threads/compose/compose-state.ts',
    find: '  if (needsBoard && hasBoards',
    put: '  if (false && hasBoards',
    noticedIn: 'web/features/threads/compose/compose-state.test.ts',
  },
  {
    breaks: 'after the vote nobody knows that each could give several answers',
    file: 'web/features/threads/kinds/poll/PollPart.tsx',
    find: 'saysAnswers={!asks}',
    put: 'saysAnswers={asks}',
    noticedIn: 'web/features/threads/kinds/poll/poll-part.test.tsx',
  },
];
