import { wholeTyped } from '../../../contract/primitives/figures.ts';
import { pageCallFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { PostsScreen } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { gone, notFound } from '../../router/page-errors.ts';

/** What a member wrote in the countries that the reader moderates. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const uid = wholeTyped(search.get('uid') ?? '') ?? 0;
  if (uid <= 0) throw notFound();
  const call = pageCallFrom(context);
  try {
    const [found, canned] = await Promise.all([
      call('review.posts-of-member', { uid, after: search.get('after') ?? '' }),
      call('moderation.canned', {}),
    ]);
    return { found: found.data, canned: canned.data.list };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'moderation.unknown_member' ? gone(error.msg) : pageErrorFor(error);
  }
}

export default function PostsPage() {
  return <PostsScreen {...useLoaderData<typeof loader>()} />;
}
