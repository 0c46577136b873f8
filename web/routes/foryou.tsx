import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { callFrom } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { FeedList, type FeedSource, NewerPosts, OwnPrompt, readFeed } from '../features/feeds/index.ts';
import { countryOf } from '../lib/country-of.ts';
import { useLocale } from '../lib/locale.ts';
import { PageMeta } from '../lib/page-meta.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('feeds', 'threads');

/** Threads by heat: where a log-in lands. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const source: FeedSource = { kind: 'forYou', countryFid: countryOf(context).fid };
  return { page, source, result: await readFeed(callFrom(context), source, page) };
}

export default function ForYouPage() {
  const t = useT();
  const here = useLocale();
  const { page, source, result } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout>
      <PageMeta
        title={t('feeds.forYouTitle')}
        description={t('feeds.description', { place: here.names[here.language] })}
      />
      <h1 className="sr-only">{t('feeds.forYouTitle')}</h1>
      <OwnPrompt />
      <NewerPosts page={page} />
      <FeedList result={result} source={source} />
    </DefaultLayout>
  );
}
