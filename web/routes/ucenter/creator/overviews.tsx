import { pageCallFrom } from '../../../api/context.ts';
import { OverviewScreen, readOverview, trendAsked } from '../../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../../router/answers.ts';
import { useLoaderData } from '../../../router/hooks.ts';
import { creatorsOnly } from './creators-only.ts';

/** The five trends, totals and differences of a creator. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await creatorsOnly(context);
  const asked = trendAsked(new URL(request.url).searchParams);
  return { asked, overview: await readOverview(pageCallFrom(context), asked.days, Date.now() / 1000) };
}

export default function CreatorOverviewsPage() {
  return <OverviewScreen {...useLoaderData<typeof loader>()} />;
}
