import { callFrom } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { FeedList, type FeedSource, NewerPosts, OwnPrompt, readFeed, readTop } from '../features/feeds/index.ts';
import { countryOf } from '../lib/country-of.ts';
import { addressIn, useLocale } from '../lib/locale.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('feeds', 'threads');

/** Pinned threads, then the latest, of the locale's country (DECISIONS "what lists show"). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const { fid } = countryOf(context);
  const source: FeedSource = { kind: 'latest', countryFid: fid };
  const call = callFrom(context);
  const [pinned, result] = await Promise.all([page === 1 ? readTop(call, fid) : [], readFeed(call, source, page)]);
  return { page, source, pinned, result };
}

export default function HomePage() {
  const t = useT();
  const here = useLocale();
  const { page, source, pinned, result } = useLoaderData<typeof loader>();
  const place = here.names[here.language];
  return (
    <DefaultLayout>
      <PageMeta
        title={here.code === 'global' && page === 1 ? undefined : place}
        description={t('feeds.description', { place })}
        feed={addressIn(here, '/feed.atom')}
      />
      <h1 className="sr-only">{t('shell.home')}</h1>
      <OwnPrompt />
      <NewerPosts page={page} />
      <FeedList result={result} source={source} pinned={pinned} />
    </DefaultLayout>
  );
}
