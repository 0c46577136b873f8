import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import { parted } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { childrenAfter, findPost } from '../../posts/index.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { factsOfThread } from '../core/reads/facts.ts';
import { factsOfPost, presentChild } from '../present.ts';
import { ownChild } from '../present-own.ts';
import { sharedVisibility } from './may-see.ts';
import { admit, thereThread } from './open-thread.ts';
import { postScene } from './post-scene.ts';
import { placesOf, readerFor } from './reader.ts';

/** The further children of a reply. */
export const children = (people: ReadDeps) =>
  parted<(typeof threadsCalls)['threads.children']>()({
    shared: async (ctx, { pid, after, limit }) => {
      const parent = await findPost(ctx.db, pid);
      if (!parent || parent.floor === null || parent.floor === 0) refuse('threads.post_not_exist');
      const thread = await thereThread(ctx, parent.tid);
      const visibility = sharedVisibility(ctx, thread);
      if (visibility !== 'all' && parent.authorid !== visibility) refuse('threads.post_not_exist');
      const rows = await childrenAfter(ctx.db, parent, after, limit + 1);
      const shown = rows.slice(0, limit);
      const scene = await postScene(ctx, people, thread, shown);
      return {
        answer: { list: shown.map((row) => presentChild(scene, row)), more: rows.length > limit },
        facts: {
          thread: factsOfThread(scene.view, thread, scene),
          posts: shown.map((row) => factsOfPost(scene, row, [])),
        },
      };
    },
    own: async (ctx, { thread: read, posts }) => {
      const thread = await admit(ctx, people, read, 'threads.post_not_exist');
      const reader = await readerFor(ctx, people, {
        threads: [],
        posts: placesOf(thread.tid, posts),
        rewards: [thread.tid],
      });
      return { list: posts.map((post) => ownChild(reader, thread, post)) };
    },
  });
