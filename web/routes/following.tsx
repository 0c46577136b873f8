import { entryLink } from '../../contract/primitives/dialog-flags.ts';
import { callFrom, pageContext } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { FeedEmpty, FeedList, type FeedSource, NewerPosts, readFeed } from '../features/feeds/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

const source: FeedSource = { kind: 'following' };

/** Threads of those the member follows, by time; a guest has none to show. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const viewer = await context.get(pageContext).viewer();
  return { page, result: viewer ? await readFeed(callFrom(context), source, page) : null };
}

export default function FollowingPage() {
  const t = useT();
  const { page, result } = useLoaderData<typeof loader>();
  const toLatest = (
    <Link to="/latest" className="btn btn-primary">
      {t('feeds.findPeople')}
    </Link>
  );
  const logIn = (
    <Link to={entryLink('showlogin', '/following')} rel="nofollow" className="btn btn-primary">
      {t('shell.logIn')}
    </Link>
  );
  return (
    <DefaultLayout>
      <PageMeta title={t('feeds.followingTitle')} hidden />
      <h1 className="sr-only">{t('feeds.followingTitle')}</h1>
      <NewerPosts page={page} />
      {result ? (
        <FeedList
          result={result}
          source={source}
          empty={<FeedEmpty text={t('feeds.emptyFollowing')} action={toLatest} />}
        />
      ) : (
        <FeedEmpty text={t('feeds.followingGuest')} action={logIn} />
      )}
    </DefaultLayout>
  );
}
