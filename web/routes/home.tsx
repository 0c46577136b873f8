import '../design/sheets/boards.css';
import { callFrom } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { pageOf } from '../design/pages.ts';
import { HomeAnnounced } from '../features/announcements/index.ts';
import { BoardChips, BoardsCard, CountryPanel, readPlace } from '../features/countries/index.ts';
import { CheckInCard, CheckInStrip, readCheckIns, useCheckIn } from '../features/economy/index.ts';
import { FeedList, type FeedSource, NewerPosts, OwnPrompt, readFeed, readTop } from '../features/feeds/index.ts';
import { HomeBeginning, readBeginning } from '../features/welcome/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { addressIn, useLocale } from '../router/locale.ts';
import { useRootData } from '../session/root-data.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { StructuredData, siteFacts } from '../shell/structured-data.tsx';
import { useT } from '../texts/texts.tsx';

/** Pinned threads, what the reader chose, then the latest, of the locale's country (DECISIONS "what lists show"). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const { fid } = countryOf(context);
  const source: FeedSource = { kind: 'latest', countryFid: fid };
  const call = callFrom(context);
  const [pinned, beginning, result, place, checkIns] = await Promise.all([
    page === 1 ? readTop(call, fid) : [],
    readBeginning(call, fid, page),
    readFeed(call, source, page),
    readPlace(call, fid),
    page === 1 ? readCheckIns(context, call) : null,
  ]);
  return { page, source, pinned, beginning, result, place, checkIns };
}

export default function HomePage() {
  const t = useT();
  const here = useLocale();
  const { viewer, publicUrl, siteName } = useRootData();
  const { page, source, pinned, beginning, result, place, checkIns } = useLoaderData<typeof loader>();
  const checkIn = useCheckIn(checkIns);
  const name = here.names[here.language];
  const isNew = viewer === null || beginning.next !== '';
  return (
    <DefaultLayout
      selvedge
      namePlate={isNew && page === 1 ? null : undefined}
      right={
        <>
          {checkIn && <CheckInCard {...checkIn} />}
          <BoardsCard boards={place.boards} />
        </>
      }
    >
      <PageMeta
        title={here.code === 'global' && page === 1 ? undefined : name}
        description={t('feeds.description', { place: name })}
        feed={addressIn(here, '/feed.atom')}
      />
      <StructuredData json={import.meta.env.SSR ? siteFacts(publicUrl, siteName) : ''} />
      {page === 1 && <HomeAnnounced />}
      {isNew && page === 1 ? (
        <>
          <CountryPanel {...place} join={viewer === null} />
          <BoardChips boards={place.boards} />
        </>
      ) : (
        <h1 className="sr-only">{t('shell.home')}</h1>
      )}
      {checkIn && <CheckInStrip {...checkIn} />}
      <OwnPrompt />
      <HomeBeginning beginning={beginning} />
      {isNew && page === 1 && <h2 className="list-caption pt-1! pb-0!">{t('countries.talkedAbout')}</h2>}
      <NewerPosts page={page} />
      <FeedList result={result} source={source} pinned={[...pinned, ...beginning.list]} />
    </DefaultLayout>
  );
}
