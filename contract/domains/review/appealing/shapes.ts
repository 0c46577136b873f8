import { z } from 'zod';
import { flag, id, time } from '../../../primitives/fields.ts';
import { moderationRules } from '../../moderation/rules.ts';
import { appealableActs } from './limits.ts';

const person = z.object({ uid: id, username: z.string(), avatar: z.string(), country_fid: id });

/** What became of an appeal; `over` where the act was undone or replaced before anybody decided. */
export const appealStates = ['open', 'granted', 'upheld', 'over'] as const;

const answering = ['moderator', 'team'] as const;

const act = {
  id,
  act: z.enum(appealableActs),
  tid: id,
  pid: id,
  first: flag,
  subject: z.string(),
  /** The beginning of what was written; empty where that is gone. */
  words: z.string(),
  rule: z.enum(moderationRules),
  reason: z.string(),
  at: time,
};

const answered = {
  message: z.string(),
  createdAt: time,
  state: z.enum(appealStates),
  answer: z.string(),
  answeredAt: time.nullable(),
};

/** What a moderator did to one's own post, and how the appeal against it stands. */
export const appealedAct = z.object({
  ...act,
  /** It stands: nobody has undone it. */
  stands: z.boolean(),
  appeal: z.object(answered).nullable(),
  can: z.object({ appeal: z.boolean() }),
  /** Who answers: another moderator of the country than the one who acted, else those who run the site. */
  answers: z.enum(answering),
  /** Until when it may be appealed against. */
  until: time,
});
export type AppealedAct = z.output<typeof appealedAct>;

/** An appeal as moderators judge it. */
export const actAppealRow = z.object({
  ...act,
  ...answered,
  author: person,
  country_fid: id,
  /** Who acted; null where it was a job. */
  by: z.object({ uid: id, username: z.string() }).nullable(),
  answeredBy: z.object({ uid: id, username: z.string() }).nullable(),
  answers: z.enum(answering),
  can: z.object({ decide: z.boolean() }),
});
export type ActAppealRow = z.output<typeof actAppealRow>;
