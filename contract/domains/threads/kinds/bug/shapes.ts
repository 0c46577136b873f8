import { z } from 'zod';
import { withOwn } from '../../../../own.ts';
import { count, dateline, flag, id } from '../../../../primitives/fields.ts';
import { bugStatuses } from './limits.ts';

/** One of the five statuses. */
export const bugStatus = z.int().min(bugStatuses.pending).max(bugStatuses.solved);

/** The older report that this one is a duplicate of. */
const olderReport = z.object({
  tid: id,
  subject: z.string(),
  status: bugStatus,
  status_text: z.string(),
  same: count,
});

/** What our team said last, with the beginning of the words. */
const teamWords = z.object({
  pid: id,
  uid: id,
  username: z.string(),
  avatar: z.string(),
  words: z.string(),
  dateline,
});

/** What a bug report adds to its thread (D2 §3; DECISIONS "list"). */
export const bugShape = withOwn(
  {
    status: bugStatus,
    /** The status in the reader's language; "please add" for 3. */
    status_text: z.string(),
    /** Values as they were chosen or typed, empty where nothing was. */
    type: z.string(),
    device_model: z.string(),
    build_number: z.string(),
    probability: z.string(),
    /** What operators ask beside, by the variable's name. */
    extra: z.array(z.object({ var: z.string(), value: z.string() })),
    /** Members who have the same trouble, each once; the reporter is none of them. */
    same: count,
    /** Until when we answer, 0 where we have, or wait for the reporter. */
    due: dateline,
    /** The version that solves it, else empty. */
    solved_in: z.string(),
    /** Null too where the older report is not there to be read. */
    duplicate_of: olderReport.nullable(),
    /** When each status was reached last, the oldest first. */
    steps: z.array(z.object({ status: bugStatus, at: dateline })),
    /** Members who say of a solved one that it is gone, and that it is still there. */
    gone: count,
    still: count,
    team: teamWords.nullable(),
    /** 0 until its options are stored: its author alone sees it. */
    finished: flag,
  },
  {
    own: z.object({
      /** The reader has said "same here", and when. */
      is_same: flag,
      same_at: dateline,
      /** What the reader said of a solved one: 1 it is gone, 0 it is still there, -1 nothing yet. */
      gone: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
      can: z.object({
        /** Say "same here", or take it back. */
        same: z.boolean(),
        /** Change the report and its options. */
        edit: z.boolean(),
        /** Write its status and words, as our team. */
        answer: z.boolean(),
        /** Say whether it is gone. */
        gone: z.boolean(),
      }),
      /** Name of the refusal that stands in the way of "same here", or empty. */
      sameRefusal: z.string(),
    }),
  },
);
export type Bug = z.output<typeof bugShape>;
