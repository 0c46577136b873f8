import { z } from 'zod';
import { count, id, pagedOn } from '../../../../primitives/fields.ts';
import { threadRow } from '../../shapes.ts';

/** A thread that its host has put first in a topic. */
export const pinnedInTopic = z.object({ tid: id, subject: z.string() });
export type PinnedInTopic = z.output<typeof pinnedInTopic>;

/** A page of a topic's threads. */
export const topicThreads = pagedOn(threadRow);

/** The latest of them, below those that stand first; these come with the first page alone. */
export const latestInTopic = topicThreads.extend({ pinned: z.array(pinnedInTopic) });

/** A member by the likes that their threads in a topic got of late. */
export const topicAuthor = z.object({
  uid: id,
  username: z.string(),
  avatar: z.string(),
  country_fid: id,
  likes: count,
});
export type TopicAuthor = z.output<typeof topicAuthor>;
