import type { Mutation } from './support/mutation.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'one message a day more than allowed is taken',
    file: 'server/domains/feedback/actions/send-feedback.ts',
    find: 'utcDay(ctx.now))) > feedbackLimits.aDay',
    put: 'utcDay(ctx.now))) > feedbackLimits.aDay + 1',
    noticedIn: 'server/domains/feedback/feedback.test.ts',
  },
  {
    breaks: 'a picture is worked on for who has sent enough',
    file: 'server/domains/feedback/actions/send-feedback.ts',
    find: 'utcDay(ctx.now))) >= feedbackLimits.aDay',
    put: 'utcDay(ctx.now))) > feedbackLimits.aDay',
    noticedIn: 'server/domains/feedback/counted.test.ts',
  },
  {
    breaks: 'all guests of the world share one limit',
    file: 'server/domains/feedback/actions/send-feedback.ts',
    find: '`a:${addressRange(ctx.asked.ip)}`',
    put: "'a:all'",
    noticedIn: 'server/domains/feedback/counted.test.ts',
  },
  {
    breaks: 'messages that are done still wait',
    file: 'server/domains/feedback/sql/messages.ts',
    find: ".selectAll()\n    .where('done_at', 'is', null)",
    put: '.selectAll()',
    noticedIn: 'server/domains/feedback/feedback.test.ts',
  },
  {
    breaks: 'the counts of today’s feedback are deleted',
    file: 'server/domains/feedback/sql/messages.ts',
    find: ".where('day', '<', day)",
    put: ".where('day', '<=', day)",
    noticedIn: 'server/domains/feedback/counted.test.ts',
  },
];
