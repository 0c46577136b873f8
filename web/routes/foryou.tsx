import { CountryFeed, OwnPrompt, openCountryFeed } from '../features/feeds/index.ts';
import { Greeting } from '../features/follows/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { texts } from '../texts/handle.ts';
import { useT } from '../texts/texts.tsx';

export const handle = texts('feeds', 'threads', 'follows');

/** Threads by heat: where a log-in lands, and a registration, which is greeted. */
export const loader = (asked: LoaderFunctionArgs) => openCountryFeed('forYou', asked);

export default function ForYouPage() {
  const t = useT();
  return (
    <CountryFeed title={t('feeds.forYouTitle')} opened={useLoaderData<typeof loader>()}>
      <OwnPrompt />
      <Greeting />
    </CountryFeed>
  );
}
