import { callFrom } from '../api/context.ts';
import { LedgerScreen, readLedgerPage } from '../features/economy/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const loader = ({ context, request }: LoaderFunctionArgs) => readLedgerPage(callFrom(context), request.url);

/** What each night sealed of the ledger, open to everybody. */
export default function LedgerPage() {
  const t = useT();
  const ledger = useLoaderData<typeof loader>();
  return (
    <DefaultLayout columns="two" head={{ title: t('economy.ledger.title') }}>
      <PageMeta title={t('economy.ledger.title')} description={t('economy.ledger.lead')} />
      <LedgerScreen ledger={ledger} />
    </DefaultLayout>
  );
}
