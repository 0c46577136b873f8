import { z } from 'zod';
import { flag } from '../../primitives/fields.ts';

/** Role flags, each in one scene (D1 §6): `default` gives the first three, every other scene the flag of its name. */
export const roleFlags = z.object({
  allowpost: flag.optional(),
  allowpostpoll: flag.optional(),
  ismoderator: flag.optional(),
  activity_thread: flag.optional(),
  long_video: flag.optional(),
  createTopic: flag.optional(),
  timed_post: flag.optional(),
});

/** How an e-mail stands: gone, on its way, delayed by a fault of the mail server, refused by the other side. */
export const emailStatus = z.enum(['sent', 'waiting', 'late', 'refused']);

/** The outcome of a check in the old manner (D1 §8): `messagevar` is `error` when `messagestr` is to be shown. */
export const messageVariables = z.object({
  Variables: z.object({ Message: z.object({ messagevar: z.string(), messagestr: z.string() }) }),
});
