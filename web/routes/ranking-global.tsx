import '../design/sheets/ranking.css';
import { globalFid } from '../../contract/primitives/countries.ts';
import { pageCallFrom, pageContext } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { askRanking, RankingScreen, type RankingSource, tabOf } from '../features/ranking/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['page'] };

/** The ranking of all countries; what is around or followed is for members. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const wanted = tabOf(params, 'top');
  const tab = wanted !== 'top' && (await context.get(pageContext).viewer()) ? wanted : 'top';
  const source: RankingSource = { tab, countryFid: globalFid };
  const opened = await askRanking(pageCallFrom(context), source, {
    page: pageOf(params),
    after: params.get('after') ?? '',
  });
  return { source, opened };
}

export default function GlobalRankingPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('ranking.title'), back: '/find' }}>
      <PageMeta title={t('ranking.globalTitle')} description={t('ranking.description')} />
      <RankingScreen {...useLoaderData<typeof loader>()} viewerFid={null} />
    </DefaultLayout>
  );
}
