import type { Mutation } from './support/mutation.ts';

const at = 'server/domains/feedback';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'one message a day more than allowed is taken',
    file: `${at}/actions/send-feedback.ts`,
    find: 'utcDay(ctx.now))) > feedbackLimits.aDay',
    put: 'utcDay(ctx.now))) > feedbackLimits.aDay + 1',
    noticedIn: `${at}/feedback.test.ts`,
  },
  {
    breaks: 'a picture is worked on for who has sent enough',
    file: `${at}/actions/send-feedback.ts`,
    find: 'utcDay(ctx.now))) >= feedbackLimits.aDay',
    put: 'utcDay(ctx.now))) > feedbackLimits.aDay',
    noticedIn: `${at}/counted.test.ts`,
  },
  {
    breaks: 'all guests of the world share one limit',
    file: `${at}/actions/send-feedback.ts`,
    find: '`a:${addressRange(ctx.asked.ip)}`',
    put: "'a:all'",
    noticedIn: `${at}/counted.test.ts`,
  },
  {
    breaks: 'messages that are done still wait',
    file: `${at}/sql/messages.ts`,
    find: ".selectAll()\n    .where('done_at', 'is', null)",
    put: '.selectAll()',
    noticedIn: `${at}/feedback.test.ts`,
  },
  {
    breaks: 'the counts of today’s feedback are deleted',
    file: `${at}/sql/messages.ts`,
    find: ".where('day', '<', day)",
    put: ".where('day', '<=', day)",
    noticedIn: `${at}/counted.test.ts`,
  },
];
