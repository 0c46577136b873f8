import { z } from 'zod';
import { withOwn } from '../../own.ts';
import { count, dateline, flag, id } from '../../primitives/fields.ts';
import { bugShape, bugStatus } from '../threads/kinds/bug/shapes.ts';
import { threadRow } from '../threads/shapes.ts';
import { dueGroups } from './limits.ts';

/** A variable of a report, as its form asks for it. */
export const variable = z.object({
  var: z.string(),
  title: z.string(),
  type: z.enum(['select', 'text']),
  required: flag,
  multiple: flag,
  /** Of a select: what isn't among the options may be typed. */
  open: flag,
  /** The variable by whose value the options are narrowed, as builds are by their model; else empty. */
  parent: z.string(),
  /** What the report that was asked about says; several values are joined by commas. */
  value: z.string(),
});
export type Variable = z.output<typeof variable>;

export const option = z.object({ value: z.string(), title: z.string() });
export type Option = z.output<typeof option>;

/** A variable with its options, for a form that is drawn whole; each option names the value of `parent` that it belongs to. */
export const formVariable = variable.extend({ options: z.array(option.extend({ parent: z.string() })) });
export type FormVariable = z.output<typeof formVariable>;

/** A report in the list: `is_same` stands in `bug` as the documents' other flags do. */
const rowParts = threadRow.parts;
export const bugRow = withOwn(
  { ...rowParts.shared, bug: withOwn(bugShape.parts.shared, { ...bugShape.parts.own, is_same: flag }) },
  rowParts.own,
);
export type BugRow = z.output<typeof bugRow>;

/** A report that is like a title: as much as a press on "same here" needs. */
export const similarReport = withOwn(
  { tid: id, subject: z.string(), status: bugStatus, status_text: z.string(), solved_in: z.string(), same: count },
  /** `sameRefusal` says why the reader can't say it of this one: it is their own, or joined; else empty. */
  { is_same: flag, sameRefusal: z.string() },
);
export type SimilarReport = z.output<typeof similarReport>;

/** A report in the queue of staff. */
export const queuedReport = z.object({
  tid: id,
  subject: z.string(),
  summary: z.string(),
  status: bugStatus,
  status_text: z.string(),
  type: z.string(),
  device_model: z.string(),
  build_number: z.string(),
  probability: z.string(),
  same: count,
  author: z.object({ uid: id, username: z.string(), avatar: z.string() }),
  country_fid: id,
  dateline,
  /** Until when we answer. */
  due: dateline,
  group: z.enum(dueGroups),
  /** Working time until then in seconds, or since then where it is late. */
  left: count,
  /** When the reporter answered our question, 0 for never. */
  answered: dateline,
  /** Members who are notified of an answer: the reporter, and who said "same here". */
  notified: count,
});
export type QueuedReport = z.output<typeof queuedReport>;

/** What staff did with a report. */
export const historyRow = z.object({
  id,
  by: z.object({ uid: id, username: z.string(), avatar: z.string() }),
  /** `answer`: status and words; `join` and `separate`: a duplicate and its undoing. */
  act: z.enum(['answer', 'join', 'separate']),
  status: bugStatus,
  status_text: z.string(),
  /** The reply with its words, 0 for none. */
  pid: id,
  solved_in: z.string(),
  duplicate_of: id,
  dateline,
});

export const savedAnswer = z.object({ id, name: z.string(), message: z.string(), status: bugStatus });

/** A variable of a board as operators extend it: all its words, and closed ones too. */
export const adminOption = z.object({
  id,
  value: z.string(),
  en: z.string(),
  fr: z.string(),
  hi: z.string(),
  parent: z.string(),
  position: z.int(),
  closed: flag,
});
export const adminVariable = z.object({
  var: z.string(),
  type: z.enum(['select', 'text']),
  en: z.string(),
  fr: z.string(),
  hi: z.string(),
  required: flag,
  multiple: flag,
  open: flag,
  parent: z.string(),
  position: z.int(),
  closed: flag,
  /** One of those that every board has: it is never closed. */
  own: flag,
  options: z.array(adminOption),
});
export type AdminVariable = z.output<typeof adminVariable>;
export type AdminOption = z.output<typeof adminOption>;
