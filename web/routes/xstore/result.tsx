import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../../api/context.ts';
import { countryOf } from '../../api/country-of.ts';
import { idIn, ResultScreen, readOrderDetail } from '../../features/store/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** What was just bought (R-SHP-012), within a country alone (R-SHP-003). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (countryOf(context).code === 'global') throw notFound();
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  const id = idIn(new URL(request.url).searchParams, 'order_id');
  if (id === 0) throw redirect('/xstore/order');
  return { order: await readOrderDetail(pageCallFrom(context), id) };
}

export default function ResultPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('store.yourOrder'), back: '/xstore' }} columns="two">
      <PageMeta title={t('store.yourOrder')} hidden />
      <ResultScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
