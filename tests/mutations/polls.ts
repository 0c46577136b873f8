import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/threads/kinds/poll';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'a vote leaves the page of its poll as it was',
    file: `${at}/actions/vote.ts`,
    find: 'ctx.touch(`t:${tid}`);',
    put: '',
    noticedIn: `${at}/polls.test.ts`,
  },
  {
    breaks: 'a second vote takes the place of the first',
    file: `${at}/actions/vote.ts`,
    find: "if (before && before.join() !== choices.join()) return refuse('threads.poll_voted');",
    put: '',
    noticedIn: `${at}/polls.test.ts`,
  },
  {
    breaks: 'a member whom a poll’s author blocked votes in it',
    file: `${at}/actions/vote.ts`,
    find: '  await refuseBlocked(ctx, [thread.authorid]);\n',
    put: '',
    noticedIn: `${at}/polls.test.ts`,
  },
  {
    breaks: 'a vote counts for what was asked before an edit of the same moment',
    file: `${at}/sql/polls.ts`,
    find: '  if (lock) await lockPolls(db, tids);\n',
    put: '',
    noticedIn: `${at}/polls.test.ts`,
  },
  {
    breaks: 'a poll takes votes until the job has closed it',
    file: `${at}/policy.ts`,
    find: 'closed_at !== null || ends_at <= now',
    put: 'closed_at !== null && ends_at <= now',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'a poll is changed under those who have voted',
    file: `${at}/policy.ts`,
    find: 'voters > 0 ?',
    put: 'voters > 1 ?',
    noticedIn: `${at}/policy.test.ts`,
  },
  {
    breaks: 'a poll that is over leaves its pages as they were',
    file: `${at}/jobs/close-polls.ts`,
    find: 'for (const tid of tids) ctx.touch(`t:${tid}`);',
    put: '',
    noticedIn: `${at}/polls.test.ts`,
  },
  {
    breaks: 'of more than a hundred polls that are over the rest stays open',
    file: `${at}/jobs/close-polls.ts`,
    find: 'if (closed < atOnce) return;',
    put: 'return;',
    noticedIn: `${at}/polls.test.ts`,
  },
  {
    breaks: 'a deleted poll holds its pictures for ever',
    file: `${at}/poll.ts`,
    find: 'await detachPictures(ctx, pictured(row?.options ?? []));',
    put: 'void [row, detachPictures, pictured];',
    noticedIn: `${at}/polls.test.ts`,
  },
  {
    breaks: 'two options say the same',
    file: `${at}/rules/options.ts`,
    find: 'map(({ message }) => alike(message))',
    put: 'map((_, at) => at)',
    noticedIn: `${at}/rules/options.test.ts`,
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
