import { callFrom } from '../../api/context.ts';
import { countryOf } from '../../api/country-of.ts';
import { pageOf } from '../../design/pages.ts';
import { EarlierScreen } from '../../features/draw/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { JackpotLayout } from '../../shell/layouts/JackpotLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** The draws of the page's country that are over. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const { fid } = countryOf(context);
  return (await callFrom(context)('draw.earlier', { fid, page })).data;
}

export default function EarlierPage() {
  const t = useT();
  return (
    <JackpotLayout head={{ title: t('draw.page.earlier'), back: '/jackpot' }}>
      <PageMeta title={t('draw.page.earlier')} description={t('draw.page.text')} />
      <EarlierScreen {...useLoaderData<typeof loader>()} />
    </JackpotLayout>
  );
}
