import { z } from 'zod';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { medalDrawings } from '../profiles/medals.ts';
import { medalSpans, taskFigures, taskPeriods } from './limits.ts';

const figure = z.enum(taskFigures);

/** A task as its member has it; `status` 0 open, 1 to claim, 2 claimed; `ends` 0 without end. */
export const taskRow = z.object({
  taskid: id,
  title: z.string(),
  description: z.string(),
  figure,
  have: count,
  need: count,
  xgold: count,
  medal: z.object({ medalid: id, name: z.string(), s3_medal: z.string() }).nullable(),
  /** The page where it is done. */
  url: z.string(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  ends: dateline,
});
export type TaskRow = z.output<typeof taskRow>;

export const taskGroup = z.object({
  title: z.string(),
  period: z.enum(taskPeriods),
  /** The running day or week, `2026-11-29` or `2026-W48`, and `once`; a claim that names it is of this one. */
  period_key: z.string(),
  ends: dateline,
  lists: z.array(taskRow),
});
export type TaskGroup = z.output<typeof taskGroup>;

/** What ended yesterday: paid by itself, or left unfinished. */
export const endedTask = z.object({
  taskid: id,
  title: z.string(),
  period: z.enum(taskPeriods),
  have: count,
  need: count,
  xgold: count,
  paid: flag,
});

export const taskList = z.object({
  list: z.array(taskGroup),
  /** XGold of tasks that arrived on this day of the member's. */
  taken_today: count,
  /** 1 when everything of today is claimed. */
  all_done: flag,
  /** What ended yesterday, until `tasks.ended-seen` says that it was read. */
  ended: z.array(endedTask),
});
export type TaskList = z.output<typeof taskList>;

export const claimed = z.object({
  taskid: id,
  period_key: z.string(),
  xgold: count,
  medal: taskRow.shape.medal,
  status: z.literal(2),
});
export type Claimed = z.output<typeof claimed>;

/** A medal as a member has it or could have it; `wear` is its place among those that they wear, 0 for none. */
export const medalRow = z.object({
  medalid: id,
  name: z.string(),
  description: z.string(),
  /** How to get it. */
  how: z.string(),
  s3_medal: z.string(),
  is_have: flag,
  dateline,
  wear: count,
  have: count,
  /** 0 where nothing is counted for it. */
  need: count,
  /** What is counted for it, empty for nothing. */
  figure: z.union([figure, z.literal('')]),
  /** Sold in the store as this, 0 where it isn't. */
  goods_id: id,
});
export type MedalRow = z.output<typeof medalRow>;

/** A medal to congratulate on, and whom it is owed to: 0 and empty where that is nobody. */
export const medalNews = z.object({
  medalid: id,
  s3_medal: z.string(),
  name: z.string(),
  description: z.string(),
  dateline,
  why: z.object({ text: z.string(), uid: id, username: z.string() }),
});
export type MedalNews = z.output<typeof medalNews>;

const words = { en: z.string(), fr: z.string(), hi: z.string() };
const inThree = z.object(words);

/** A task as operators see it. */
export const adminTask = z.object({
  taskid: id,
  version: count,
  period: z.enum(taskPeriods),
  figure,
  need: count,
  xgold: count,
  /** 0 for none. */
  medalid: id,
  title: inThree,
  description: inThree,
  url: z.string(),
  /** 0 for all countries. */
  country_fid: id,
  position: count,
  closed: flag,
});
export type AdminTask = z.output<typeof adminTask>;

/** A kind of medal as operators see it; where words of it are empty the product's own stand. */
export const adminMedal = z.object({
  medalid: id,
  key: z.string(),
  version: count,
  /** Its name in the operator's language. */
  shown: z.string(),
  name: inThree,
  description: inThree,
  how: inThree,
  drawing: z.enum(medalDrawings),
  /** An uploaded picture that stands in place of the drawing, 0 for none. */
  aid: id,
  s3_medal: z.string(),
  /** Empty where it is granted by hand, by a task or in the store alone. */
  figure: z.union([figure, z.literal('')]),
  need: count,
  span: z.enum(medalSpans),
  closed: flag,
});
export type AdminMedal = z.output<typeof adminMedal>;
