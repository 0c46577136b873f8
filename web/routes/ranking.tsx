import '../design/sheets/ranking.css';
import { countryOfCode, globalFid } from '../../contract/primitives/countries.ts';
import { pageCallFrom, pageContext } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { askRanking, RankingScreen, type RankingSource, tabOf } from '../features/ranking/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** A country's ranking; guests and members of no country see that of all (R-RNK-002). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (!viewer || viewer.countryFid === globalFid) throw redirect('/ranking/global');
  const params = new URL(request.url).searchParams;
  const tab = tabOf(params, params.has('country') ? 'top' : 'around');
  const chosen = countryOfCode(params.get('country') ?? undefined)?.fid;
  if (tab === 'top' && chosen === globalFid) throw redirect('/ranking/global');
  const source: RankingSource = { tab, countryFid: (tab === 'top' && chosen) || viewer.countryFid };
  const opened = await askRanking(pageCallFrom(context), source, {
    page: pageOf(params),
    after: params.get('after') ?? '',
  });
  return { source, opened, viewerFid: viewer.countryFid };
}

export default function RankingPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('ranking.title'), back: '/find' }}>
      <PageMeta title={t('ranking.title')} hidden />
      <RankingScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
