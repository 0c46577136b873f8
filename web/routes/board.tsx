import { boardOfFid } from '../../contract/primitives/boards.ts';
import { countryOfFid } from '../../contract/primitives/countries.ts';
import { callFrom, pageCallFrom } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { FeedList, type FeedSource, NewerPosts, readFeed } from '../features/feeds/index.ts';
import { countryOf } from '../lib/country-of.ts';
import { notFound } from '../lib/page-errors.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('feeds', 'threads');

/** One board: a country's shows what its lists show, another what was posted there. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const board = boardOfFid(Number(params.list));
  if (!board) throw notFound();
  const page = pageOf(new URL(request.url).searchParams);
  const source: FeedSource = countryOfFid(board.fid)
    ? { kind: 'latest', countryFid: board.fid }
    : { kind: 'latest', countryFid: countryOf(context).fid, fid: board.fid };
  const [detail, result] = await Promise.all([
    pageCallFrom(context)('threads.forum-detail', { fid: board.fid }),
    readFeed(callFrom(context), source, page),
  ]);
  return { page, source, result, board: detail.data };
}

export default function BoardPage() {
  const t = useT();
  const { page, source, result, board } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: board.name, back: '/forum' }}>
      <PageMeta
        title={board.name}
        description={t('feeds.description', { place: board.name })}
        feed={`/forum/${board.fid}/feed.atom`}
      />
      <section className="card flex flex-wrap items-baseline gap-x-3">
        <h1 className="heading text-xl" dir="auto">
          {board.name}
        </h1>
        <p className="text-sm text-ink-3">{t('feeds.todayPosts', { count: board.todayposts })}</p>
      </section>
      <NewerPosts page={page} />
      <FeedList result={result} source={source} />
    </DefaultLayout>
  );
}
