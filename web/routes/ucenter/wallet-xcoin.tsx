import { pageCallFrom } from '../../api/context.ts';
import {
  Balances,
  readLogPage,
  readOpenWallet,
  Statement,
  WalletTabs,
  XcoinClearing,
} from '../../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const wallet = await readOpenWallet(call);
  return { wallet, log: await readLogPage(call, 'xcoin', request.url) };
}

/** The member's XCoin: what became of it, and when it is cleared (R-WAL-001). */
export default function WalletXcoinPage() {
  const t = useT();
  const { wallet, log } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('economy.wallet.xcoin')} hidden />
      <h1 className="sr-only">{t('economy.wallet.xcoin')}</h1>
      <WalletTabs />
      <Balances held={wallet} />
      <XcoinClearing wallet={wallet} />
      <Statement log={log} />
    </>
  );
}
