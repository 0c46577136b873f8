import { z } from 'zod';
import { count, id, time } from '../../primitives/fields.ts';
import { moderationRules } from '../moderation/rules.ts';
import { machineStates, stateUnits } from './limits.ts';

/** Somebody named in a list of the console. */
export const named = z.object({
  uid: id,
  username: z.string(),
  avatar: z.string(),
  countryFid: id,
  /** In force, sanctions included. */
  groupid: id,
  groupTitle: z.string(),
});

export const sanctionShape = z.object({
  id,
  groupid: id,
  rule: z.enum(moderationRules),
  reason: z.string(),
  createdAt: time,
  /** Null: for good. */
  until: time.nullable(),
  by: named.nullable(),
  liftedAt: time.nullable(),
  liftedBy: named.nullable(),
  liftReason: z.string(),
  inForce: z.boolean(),
});

/** A list that goes on after `next`, until that is null. */
export const going = <T extends z.ZodType>(row: T) => z.object({ list: z.array(row), next: z.string().nullable() });

export const auditRow = z.object({
  id,
  at: time,
  /** Null: the command line on the server, or the product itself. */
  by: named.nullable(),
  /** When they had last proven to be the owner of the account; null where that session proved nothing. */
  provenAt: time.nullable(),
  action: z.string(),
  /** In the language asked for. */
  label: z.string(),
  whom: named.nullable(),
  subject: z.string(),
  /** The subject as operators know it, in the language asked for: a setting by its name in the form. */
  thing: z.string(),
  /** What changed, in the language asked for: empty where there was nothing, or is nothing now. */
  changes: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
  reason: z.string(),
  requestId: z.string(),
});

export const appealRow = z.object({
  id,
  member: named.nullable(),
  message: z.string(),
  createdAt: time,
  sanction: sanctionShape.nullable(),
  answeredAt: time.nullable(),
  /** Null while it waits; `lapsed` where the sanction ended before anybody answered. */
  verdict: z.enum(['uphold', 'lift', 'lapsed']).nullable(),
  answer: z.string(),
  by: named.nullable(),
});

export const settingRow = z.object({
  name: z.string(),
  /** What it is called, in the language asked for. */
  label: z.string(),
  /** What it does, and what a member sees of it. */
  hint: z.string(),
  /** The heading under which it stands. */
  group: z.string(),
  /**
   * JSON Schema of what it may hold: `title` names a field and `choices` each value of an enum, in that language, and
   * `unit` says what a figure counts.
   */
  schema: z.record(z.string(), z.unknown()),
  value: z.unknown(),
  /** The product's own figure. */
  standard: z.unknown(),
  changed: z.boolean(),
  /** Sent with a change: one made since by somebody else is not overwritten. */
  version: z.int().min(0),
  changedAt: time.nullable(),
});

/** A part of the site that reads the log of events by itself. */
export const eventReader = z.object({
  name: z.string(),
  /** Events it has not read yet. */
  behind: count,
  /** When the oldest of them happened. */
  since: time.nullable(),
  /** No process has it any more. */
  left: z.boolean(),
  /** The event at which it waits. */
  failure: z.object({ event: id, name: z.string(), attempts: count, error: z.string(), retryAt: time }).nullable(),
});

/** What a nightly proof found last. */
export const nightlyCheck = z.object({
  name: z.string(),
  /** Null where it never ran. */
  at: time.nullable(),
  faults: count,
  /** The first faults, a line each. */
  found: z.array(z.string()).max(20),
  /** When it last found none. */
  soundAt: time.nullable(),
});

/** What waits, by the name that a page of the console gives it (`waiting`). */
export const needRow = z.object({
  name: z.string(),
  /** Counted to 100. */
  count,
  /** Since when the oldest waits. */
  oldest: time.nullable(),
  /** When the promise of the first of them ends; null where none was given. */
  due: time.nullable(),
});

/** How a part of the machine stands. */
export const stateRow = z.object({
  name: z.enum(machineStates),
  /** In the language asked for. */
  label: z.string(),
  state: z.enum(['good', 'late', 'broken']),
  /** Since when it stands so, or when it was done last; null where it never was. */
  since: time.nullable(),
  /** What is counted or measured of it. */
  figure: z.int().nullable(),
  unit: z.enum(stateUnits),
  /** Its largest figure, such as the size of a disk. */
  of: z.int().nullable(),
  /** What it says of itself: a version, the name of what is behind, the first fault. */
  said: z.string(),
});

/** A thing that a domain knows of a member. */
export const knownRow = z.object({
  /** What it is, in the language asked for. */
  label: z.string(),
  /** Masked as everywhere in the console. */
  value: z.string(),
  /** How many, where they are counted. */
  count: count.nullable(),
  at: time.nullable(),
  /** The page of the console that has more of it, or empty. */
  to: z.string(),
});
