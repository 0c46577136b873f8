import { pageCallFrom, pageContext } from '../../api/context.ts';
import { readMonthlyPoints, SuperCard, WaysCard } from '../../features/creator/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
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
