import { CountryFeed, openCountryFeed } from '../features/feeds/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useT } from '../texts/texts.tsx';

/** Threads that moderators picked for a country, the newest first. */
export const loader = (asked: LoaderFunctionArgs) => openCountryFeed('featured', asked);

export default function FeaturedPage() {
  const t = useT();
  return <CountryFeed title={t('feeds.featuredTitle')} opened={useLoaderData<typeof loader>()} heading />;
}
