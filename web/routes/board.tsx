import { boardOfFid, ownBoardPage } from '../../contract/primitives/boards.ts';
import { countryOfFid } from '../../contract/primitives/countries.ts';
import { callFrom, pageCallFrom, pageContext, pageErrorFor } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { isRefusal } from '../api/wire.ts';
import { pageOf } from '../design/pages.ts';
import {
  BoardHead,
  BoardThreadList,
  boardFacts,
  ComposeLink,
  orderOf,
  wayToBoard,
} from '../features/countries/index.ts';
import { FeedList, type FeedSource, NewerPosts, readFeed } from '../features/feeds/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { boardOfPath } from '../router/board-path.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useLocale } from '../router/locale.ts';
import { notFound } from '../router/page-errors.ts';
import { useRootData } from '../session/root-data.ts';
import { AddressLinks } from '../shell/head.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { StructuredData } from '../shell/structured-data.tsx';
import { useT } from '../texts/texts.tsx';
import { HomeChat, readHomeChat } from './home-chat.ts';

export const handle = { ownCanonical: true };

/** A board of the locale's country, or one of the documents' by its number. */
export async function loader(args: LoaderFunctionArgs) {
  const typeid = boardOfPath(args.params.list ?? '');
  return typeid === undefined ? loadForum(args) : loadBoard(args, typeid);
}

async function loadBoard({ context, request }: LoaderFunctionArgs, typeid: number) {
  const params = new URL(request.url).searchParams;
  const source = { country_fid: countryOf(context).fid, typeid, order: orderOf(params) };
  const call = callFrom(context);
  try {
    // A board's chat is of the member's own country.
    const isHome = (await context.get(pageContext).viewer())?.countryFid === source.country_fid;
    const [board, threads, chat] = await Promise.all([
      call('threads.board', { country_fid: source.country_fid, typeid }),
      call('threads.board-threads', { ...source, page: pageOf(params) }),
      readHomeChat(call, isHome, { fid: typeid }),
    ]);
    return { kind: 'board' as const, source, board: board.data, threads: threads.data, chat };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'threads.unknown_board' ? notFound() : pageErrorFor(error);
  }
}

/** A country's shows what its lists show, another what was posted there. */
async function loadForum({ context, params, request }: LoaderFunctionArgs) {
  const board = boardOfFid(Number(params.list));
  if (!board) throw notFound();
  const own = ownBoardPage(board.fid);
  if (own) throw redirect(own);
  const page = pageOf(new URL(request.url).searchParams);
  const source: FeedSource = countryOfFid(board.fid)
    ? { kind: 'latest', countryFid: board.fid }
    : { kind: 'latest', countryFid: countryOf(context).fid, fid: board.fid };
  const [detail, result] = await Promise.all([
    pageCallFrom(context)('threads.forum-detail', { fid: board.fid }),
    readFeed(callFrom(context), source, page),
  ]);
  return { kind: 'forum' as const, page, source, result, board: detail.data };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

export default function BoardPage() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.kind === 'board' ? <CountryBoard {...loaded} /> : <Forum {...loaded} />;
}

function CountryBoard({ board, threads, source, chat }: Extract<Loaded, { kind: 'board' }>) {
  const t = useT();
  const here = useLocale();
  const { publicUrl } = useRootData();
  const place = here.names[here.language];
  // A board has no host: that a chat can be opened stands below what is written there.
  const row = chat && <HomeChat chat={chat} at={{ fid: source.typeid }} name={board.name} />;
  return (
    <DefaultLayout
      head={{ title: board.name, back: '/forum' }}
      selvedge
      namePlate={
        board.open ? (
          <div className="card">
            <ComposeLink board={board} className="btn btn-primary btn-wide" />
          </div>
        ) : undefined
      }
    >
      <PageMeta
        title={`${board.name}, ${place}`}
        description={`${board.description} ${t('feeds.description', { place })}`}
      />
      <AddressLinks alone={!board.everywhere} />
      <StructuredData json={import.meta.env.SSR ? boardFacts(publicUrl, here, board, threads.list) : ''} />
      <StructuredData json={import.meta.env.SSR ? wayToBoard(publicUrl, here, board) : ''} />
      <BoardHead board={board} />
      {chat?.group && row}
      <BoardThreadList first={threads} source={source} />
      {chat && !chat.group && row}
    </DefaultLayout>
  );
}

function Forum({ page, source, result, board }: Extract<Loaded, { kind: 'forum' }>) {
  const t = useT();
  return (
    <DefaultLayout head={{ title: board.name, back: '/forum' }}>
      <PageMeta
        title={board.name}
        description={t('feeds.description', { place: board.name })}
        feed={`/forum/${board.fid}/feed.atom`}
      />
      <AddressLinks />
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
