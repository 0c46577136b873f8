import { storeLimits } from '../../../contract/domains/store/limits.ts';
import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, callFrom, pageContext, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { RedeemScreen, readTicket } from '../../features/store/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { AccountLayout } from '../../shell/layouts/AccountLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** For the staff of shops: what a QR code leads to. Looking redeems nothing. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  const code = (new URL(request.url).searchParams.get('code') ?? '').trim().slice(0, storeLimits.code);
  if (code === '') return { code, ticket: null, refused: '' };
  try {
    return { code, ticket: await readTicket(callFrom(context), code), refused: '' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.http !== 200) throw pageErrorFor(error);
    return { code, ticket: null, refused: error.msg };
  }
}

export default function RedeemPage() {
  const t = useT();
  const found = useLoaderData<typeof loader>();
  return (
    <AccountLayout head={{ title: t('store.redeemTitle') }}>
      <PageMeta title={t('store.redeemTitle')} hidden />
      <h1 className="sr-only">{t('store.redeemTitle')}</h1>
      <RedeemScreen key={found.code} {...found} />
    </AccountLayout>
  );
}
