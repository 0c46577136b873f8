import { z } from 'zod';
import { count, id, time } from '../../primitives/fields.ts';
import { moderationRules } from '../moderation/rules.ts';

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
