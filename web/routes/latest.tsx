import { CountryFeed, openCountryFeed } from '../features/feeds/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { useT } from '../texts/texts.tsx';

/** Threads by time. */
export const loader = (asked: LoaderFunctionArgs) => openCountryFeed('latest', asked);

export default function LatestPage() {
  const t = useT();
  return (
    <CountryFeed title={t('feeds.latestTitle')} opened={useLoaderData<typeof loader>()} atom>
      <Link to="/featured" className="tap link self-start px-4 text-sm sm:px-0">
        {t('feeds.featuredTitle')}
      </Link>
    </CountryFeed>
  );
}
