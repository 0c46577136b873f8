import { z } from 'zod';
import { withOwn } from '../../../../own.ts';
import { count, dateline, id } from '../../../../primitives/fields.ts';
import { attachmentShape } from '../../../media/shapes.ts';

/** A thread as those see it that forward it. */
export const forwardedThread = z.object({
  tid: id,
  pid: id,
  fid: id,
  country_fid: id,
  subject: z.string(),
  authorid: id,
  author: z.string(),
  avatar: z.string(),
  dateline,
  replies: count,
  like: count,
  picture: attachmentShape.nullable(),
});
export type ForwardedThread = z.output<typeof forwardedThread>;

/** What a forward adds to a thread: the thread that it forwards, or why nothing of that is shown. */
export const forwardShape = withOwn(
  {
    /**
     * `deleted` by its author or a moderator, `hidden` by a moderator, `closed` to the reader, or its author `muted` or
     * `blocked` by the reader.
     */
    state: z.enum(['shown', 'deleted', 'hidden', 'closed', 'muted', 'blocked']),
    /** Null but where it is shown. */
    thread: forwardedThread.nullable(),
  },
  { own: z.object({}) },
);
export type Forward = z.output<typeof forwardShape>;
export type ForwardState = Forward['state'];
