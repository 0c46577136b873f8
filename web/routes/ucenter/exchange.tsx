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
import { PageMeta } from '../../lib/page-meta.tsx';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('economy', 'feeds');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) throw redirect(logInFor(context.get(addressContext)));
  const call = pageCallFrom(context);
  const currency = new URL(request.url).searchParams.get('of') === 'xcoin' ? 'xcoin' : 'xgold';
  const [info, log, checkIns] = await Promise.all([
    readExchangeInfo(call, viewer),
    readLogPage(call, currency, request.url),
    readCheckIns(context, call),
  ]);
  return { viewer, info, log, checkIns };
}

/** The exchange of XGold for XCoin (R-EXC-002), the days of this week, and what moved. */
export default function ExchangePage() {
  const t = useT();
  const { info, viewer, log, checkIns } = useLoaderData<typeof loader>();
  const checkIn = useCheckIn(checkIns);
  return (
    <>
      <PageMeta title={t('economy.rewards')} hidden />
      <h1 className="sr-only">{t('economy.rewards')}</h1>
      <ExchangeScreen key={info.order?.id ?? 0} info={info} viewer={viewer} />
      {checkIn && <CheckInCard {...checkIn} />}
      <Statement key={log.shown.currency} log={log} both />
    </>
  );
}
