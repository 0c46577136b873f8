import { pageCallFrom, pageContext } from '../../api/context.ts';
import {
  type Income,
  IncomeRankCard,
  MostRead,
  type Overview,
  readMonthlyPoints,
  SuperCard,
  WaysCard,
} from '../../features/creator/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData, useRouteLoaderData } from '../../router/hooks.ts';
import { Outlet } from '../../router/view.tsx';
import { CreatorHomeLayout } from '../../shell/layouts/CreatorHomeLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** A guest is led to the creators' log-in (R-CRT-004, R-CRT-010); a creator's month stands beside every page. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (viewer === null) throw redirect('/creator');
  return { month: viewer.isCreator ? await readMonthlyPoints(pageCallFrom(context)) : null };
}

/** Beside the page in wide windows: what was read, or the country's rank by income. */
function OfPage() {
  const start = useRouteLoaderData('routes/ucenter/creator/start') as { overview?: Overview } | null | undefined;
  const overviews = useRouteLoaderData('routes/ucenter/creator/overviews') as { overview: Overview } | undefined;
  const income = useRouteLoaderData('routes/ucenter/creator/income') as Income | undefined;
  const overview = overviews?.overview ?? start?.overview;
  if (overview) return <MostRead threads={overview.centre.mostRead} />;
  return income ? <IncomeRankCard rank={income.rank} /> : null;
}

/** Around all pages of the creator center. */
export default function CreatorFrame() {
  const t = useT();
  const { month } = useLoaderData<typeof loader>();
  const title = t('creator.in-shell.centre');
  return (
    <CreatorHomeLayout
      head={{ title, back: '/ucenter/account/posts' }}
      right={
        <>
          <OfPage />
          {month && <SuperCard month={month} />}
          <WaysCard />
        </>
      }
    >
      <PageMeta title={title} hidden />
      <Outlet />
    </CreatorHomeLayout>
  );
}
