import type { postsCalls } from '../../../contract/domains/posts/calls.ts';
import type { Db } from '../../platform/context.ts';
import type { DomainParts } from '../../platform/domain.ts';
import { prepared } from '../../platform/http/handlers.ts';
import { nightly } from '../../platform/jobs/cron-line.ts';
import type { GuardedReads } from '../../platform/outgoing/guarded-get.ts';
import { previewLink, readLink } from './actions/preview-link.ts';
import { sweepPreviews } from './jobs/sweep-previews.ts';
import { postsTables } from './personal-data.ts';
import { postsReferences } from './references.ts';

interface PostsDeps extends Pick<GuardedReads, 'readPage'> {
  db: Db;
  clock: () => Date;
}

/** What the posts domain binds. */
export const createPosts = (deps: PostsDeps): DomainParts<keyof typeof postsCalls> => ({
  domain: 'posts',
  handlers: {
    'posts.preview-link': prepared(
      (ctx, input) => readLink(deps.readPage, ctx, input),
      (ctx, _, read) => previewLink(ctx, read),
    ),
  },
  tables: postsTables,
  references: postsReferences,
  tasks: { 'threads.sweep-previews': async () => void (await sweepPreviews(deps)) },
  cron: [{ task: 'threads.sweep-previews', match: '50 3 * * *', promise: nightly }],
});
