import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../../api/context.ts';
import { ExchangeScreen, readExchangeInfo } from '../../features/economy/index.ts';
import { PageMeta } from '../../lib/page-meta.tsx';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { texts } from '../../texts/handle.ts';
import { useT } from '../../texts/texts.tsx';

export const handle = texts('economy');

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) throw redirect(logInFor(context.get(addressContext)));
  return { viewer, info: await readExchangeInfo(pageCallFrom(context), viewer) };
}

/** The exchange of XGold for XCoin (R-EXC-002). */
export default function ExchangePage() {
  const t = useT();
  const { info, viewer } = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={t('economy.rewards')} hidden />
      <h1 className="sr-only">{t('economy.rewards')}</h1>
      <ExchangeScreen key={info.order?.id ?? 0} info={info} viewer={viewer} />
    </>
  );
}
