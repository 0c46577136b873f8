import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { applicationStates, creatorFigures, creatorNeeds, creatorPageKinds, monthStates } from './limits.ts';

/** A day, `2026-11-24`, and what was counted on it. */
export const dayRow = z.object({ time: z.string(), count });
export type DayRow = z.output<typeof dayRow>;

/** Of all time, as the profile counts. */
export const totalCount = z.object({
  viewCount: count,
  threadCount: count,
  commentCount: count,
  likeCount: count,
  fansCount: count,
});
export type TotalCount = z.output<typeof totalCount>;

/** The newest day against the one before. */
export const totalDiff = z.object({ view: z.int(), comment: z.int(), like: z.int(), fans: z.int(), thread: z.int() });
export type TotalDiff = z.output<typeof totalDiff>;

export const superCreator = z.object({
  /** Whether the conditions hold by now. */
  isSuper: z.boolean(),
  postsThisWeek: count,
  needWeek: count,
  postsThisMonth: count,
  needMonth: count,
  points: count,
  needPoints: count,
});
export type SuperCreator = z.output<typeof superCreator>;

export const monthlyPoints = z.object({
  /** `2026-11`, the month of UTC in which points are counted. */
  month: z.string(),
  points: count,
  /** In the country's ranking; 0: nowhere yet. */
  rank: count,
  /** XGold of the month; 0 while it runs. */
  amount: count,
  superCreator,
  /** Points by what gave them, as they stand now; the ranking counts them together each hour. */
  sources: z.object({ views: count, likes: count, comments: count, fans: count }),
  /** XGold that super creators of the country share for the month; 0 where no pool is set. */
  pool: count,
  /** What the running month brought so far, in days of the creator's zone. */
  ...{ viewCount: count, commentCount: count, likeCount: count },
  /** The same as `points`. */
  pointsCount: count,
  beCreatorTime: dateline,
});
export type MonthlyPoints = z.output<typeof monthlyPoints>;

export const monthRow = z.object({
  month: z.string(),
  points: count,
  rank: count,
  amount: count,
  currency: z.literal('xgold'),
  status: z.enum(monthStates),
  /** When it was paid, and the number of its transfer; 0 where it wasn't. */
  paid_at: dateline,
  transfer: id,
});
export type MonthRow = z.output<typeof monthRow>;

export const incomeRankRow = z.object({
  rank: count,
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  points: count,
  amount: count,
  is_own: flag,
});
export type IncomeRankRow = z.output<typeof incomeRankRow>;

export const incomeRank = z.object({
  month: z.string(),
  /** XGold that was shared; 0 for none. */
  pool: count,
  /** How many creators shared it. */
  sharers: count,
  list: z.array(incomeRankRow),
  /** The caller's place; null where they have none. */
  me: z.object({ rank: count, points: count, amount: count }).nullable(),
});
export type IncomeRank = z.output<typeof incomeRank>;

/** What operators show creators of a country; null where there is none. */
export const creatorBanner = z.object({ img: z.string(), url: z.string(), title: z.string() }).nullable();
export type CreatorBanner = z.output<typeof creatorBanner>;

export const creatorInfo = z.object({
  uid: id,
  username: z.string(),
  isCreator: flag,
  ...totalCount.shape,
  diff: totalDiff,
  /** Since when they are a creator; 0 for no creator. */
  beCreatorTime: dateline,
  /** Of the running month. */
  pointsCount: count,
  rank: count,
});
export type CreatorInfo = z.output<typeof creatorInfo>;

/** A trend: one figure of each day, oldest first, and what they are together. */
export const trend = z.object({ figure: z.enum(creatorFigures), total: count, list: z.array(dayRow) });
export type Trend = z.output<typeof trend>;

/** A thread with what it was given in a span: readers, likes of it, replies from others. */
export const readThread = z.object({ tid: id, subject: z.string(), views: count, likes: count, replies: count });
export type ReadThread = z.output<typeof readThread>;

export const creatorCentre = z.object({
  info: creatorInfo,
  /** The newest day that is counted, by the calendar of the creator's country. */
  newestDay: z.string(),
  /** When the next day is counted: noon there. */
  nextAt: dateline,
  /** `Africa/Lagos`. */
  timeZone: z.string(),
  days: count,
  trends: z.array(trend),
  /** The threads most read in these days (the newest 60 at most), those that are there. */
  mostRead: z.array(readThread),
  month: monthlyPoints,
  banner: creatorBanner,
});
export type CreatorCentre = z.output<typeof creatorCentre>;

/** One condition: how much there is and how much is needed; flags are 0 and 1. */
export const condition = z.object({
  name: z.enum(creatorNeeds),
  have: count,
  need: count,
  done: flag,
  /** Days until it is reached at the pace of the last 30 days; 0 where it is done or no pace shows. */
  days: count,
});
export type Condition = z.output<typeof condition>;

/** An application as its member sees it. */
export const application = z.object({
  /** 0 where there is none. */
  id,
  status: z.enum(applicationStates),
  message: z.string(),
  sent_at: dateline,
  /** By when it is promised to be read. */
  promised_at: dateline,
  /** Asks to look again at a refusal. */
  is_appeal: flag,
  answered_at: dateline,
  /** Who answered, and why; empty while it waits. */
  answered_by: z.string(),
  reason: z.string(),
  /** From when somebody refused may apply again; 0 where nothing stands against it. */
  again_at: dateline,
});
export type Application = z.output<typeof application>;

export const conditionsPage = z.object({
  isCreator: flag,
  list: z.array(condition),
  /** All conditions are met and nothing waits. */
  canApply: flag,
  /** A refusal may be appealed: once, before the day from which one may apply again. */
  canAppeal: flag,
  application,
});
export type ConditionsPage = z.output<typeof conditionsPage>;

/** A page of the manual, or a question with its answer, in the reader's language. */
export const creatorPage = z.object({ id, kind: z.enum(creatorPageKinds), title: z.string(), words: z.string() });
export type CreatorPage = z.output<typeof creatorPage>;

const inThree = z.object({ en: z.string(), fr: z.string(), hi: z.string() });

/** The same as operators see it. */
export const adminPage = z.object({
  id,
  version: count,
  kind: z.enum(creatorPageKinds),
  title: inThree,
  words: inThree,
  position: count,
  published: flag,
});
export type AdminPage = z.output<typeof adminPage>;

/** An application in the console's list. */
export const applicationRow = z.object({
  id,
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  status: z.enum(applicationStates),
  is_appeal: flag,
  sent_at: dateline,
  promised_at: dateline,
});
export type ApplicationRow = z.output<typeof applicationRow>;

/** One application with what there is to know about whoever sent it. */
export const applicationFacts = applicationRow.extend({
  message: z.string(),
  facts: z.array(condition),
  /** Days since they joined. */
  member_days: count,
  likes: count,
  best_liked: z.array(z.object({ tid: id, subject: z.string(), likes: count })),
  /** What was answered before, the newest first. */
  earlier: z.array(z.object({ id, status: z.enum(applicationStates), reason: z.string(), answered_at: dateline })),
  /** The operator who asks may decide: no refusal of their own is appealed from. */
  can_decide: flag,
  reason: z.string(),
  /** Its place among those that wait, the oldest first, with the ones beside it (0: none); null once it is answered. */
  queue: z.object({ place: count, count, before: id, after: id }).nullable(),
});
export type ApplicationFacts = z.output<typeof applicationFacts>;
