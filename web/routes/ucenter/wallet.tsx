import { pageCallFrom } from '../../api/context.ts';
import {
  Balances,
  EarnedChart,
  readLogPage,
  readOpenWallet,
  Statement,
  StatementDownload,
  WalletTabs,
} from '../../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const wallet = await readOpenWallet(call);
  return { wallet, log: await readLogPage(call, 'xgold', request.url) };
}

/** The member's wallet: what they have, what they earned, and what became of their XGold (R-WAL-001). */
export default function WalletPage() {
  const t = useT();
  const { wallet, log } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('economy.wallet.title')} hidden />
      <h1 className="sr-only">{t('economy.wallet.title')}</h1>
      <WalletTabs />
      <Balances held={wallet} />
      <EarnedChart earned={wallet.earned} />
      <Statement log={log} />
      <StatementDownload />
    </>
  );
}
