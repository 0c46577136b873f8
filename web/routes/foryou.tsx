import { callFrom } from '../api/context.ts';
import { CheckInCard, CheckInStrip, readCheckIns, useCheckIn } from '../features/economy/index.ts';
import { CountryFeed, OwnPrompt, openCountryFeed } from '../features/feeds/index.ts';
import { Greeting } from '../features/follows/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { useT } from '../texts/texts.tsx';

/** Threads by heat: where a log-in lands, with the day's check-in as at home, and a registration, which is greeted. */
export async function loader(asked: LoaderFunctionArgs) {
  const { context } = asked;
  const [opened, checkIns] = await Promise.all([
    openCountryFeed('forYou', asked),
    readCheckIns(context, callFrom(context)),
  ]);
  return { opened, checkIns: opened.page === 1 ? checkIns : null };
}

export default function ForYouPage() {
  const t = useT();
  const { opened, checkIns } = useLoaderData<typeof loader>();
  const checkIn = useCheckIn(checkIns);
  return (
    <CountryFeed title={t('feeds.forYouTitle')} opened={opened} right={checkIn && <CheckInCard {...checkIn} />}>
      {checkIn && <CheckInStrip {...checkIn} />}
      <OwnPrompt />
      <Greeting />
    </CountryFeed>
  );
}
