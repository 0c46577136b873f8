import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../../api/context.ts';
import {
  CheckInCard,
  ExchangeScreen,
  readCheckIns,
  readExchangeInfo,
  readLogPage,
  Statement,
  useCheckIn,
} from '../../features/economy/index.ts';
import { EarnMore, readRewards } from '../../features/invitations/index.ts';
import { UcenterSide, UcenterTabs } from '../../features/profiles/index.ts';
import { readSpendable, SpendIt } from '../../features/store/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData, useRevalidator } from '../../router/hooks.ts';
import { AccountLayout } from '../../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) throw redirect(logInFor(context.get(addressContext)));
  const call = pageCallFrom(context);
  const currency = new URL(request.url).searchParams.get('of') === 'xcoin' ? 'xcoin' : 'xgold';
  const [info, log, checkIns, spendable, rewards] = await Promise.all([
    readExchangeInfo(call, viewer),
    readLogPage(call, currency, request.url),
    readCheckIns(context, call),
    readSpendable(call, viewer.countryFid, Date.now()),
    readRewards(call),
  ]);
  return { viewer, info, log, checkIns, spendable, rewards };
}

/** The exchange of XGold for XCoin (R-EXC-002) and what moved; the days of this week stand beside it, on phones below. */
export default function ExchangePage() {
  const t = useT();
  const { info, viewer, log, checkIns, spendable, rewards } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  // What was earned is in the balance and the lines beside it.
  const checkIn = useCheckIn(checkIns, revalidate);
  return (
    <AccountLayout
      head={{ title: t('economy.rewards'), back: '/ucenter/account/posts' }}
      side={<UcenterSide />}
      right={
        <>
          {checkIn && <CheckInCard {...checkIn} />}
          <EarnMore rewards={rewards} verified={viewer.verified} />
          <SpendIt goods={spendable} />
        </>
      }
    >
      <UcenterTabs />
      <PageMeta title={t('economy.rewards')} hidden />
      <h1 className="sr-only">{t('economy.rewards')}</h1>
      <ExchangeScreen info={info} viewer={viewer} />
      {checkIn && (
        <div className="lg:hidden">
          <CheckInCard {...checkIn} />
        </div>
      )}
      <Statement key={log.shown.currency} log={log} both />
    </AccountLayout>
  );
}
