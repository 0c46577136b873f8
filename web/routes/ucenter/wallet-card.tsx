import { pageCallFrom } from '../../api/context.ts';
import { BalanceOnDay, Balances, readBalanceOn, readOpenWallet, WalletTabs } from '../../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const wallet = await readOpenWallet(call);
  return { wallet, asked: await readBalanceOn(call, request.url) };
}

/** What the member has, and had at the end of any day (R-WAL-001). */
export default function WalletCardPage() {
  const t = useT();
  const { wallet, asked } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('economy.wallet.card')} hidden />
      <h1 className="sr-only">{t('economy.wallet.card')}</h1>
      <WalletTabs />
      <Balances held={wallet} />
      <BalanceOnDay key={asked?.day ?? ''} asked={asked} today={wallet.earned.at(-1)!.day} />
    </>
  );
}
