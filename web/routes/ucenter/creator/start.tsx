import { pageCallFrom, pageContext } from '../../../api/context.ts';
import {
  OverviewScreen,
  readConditions,
  readOverview,
  StartScreen,
  trendAsked,
} from '../../../features/creator/index.ts';
import type { LoaderFunctionArgs } from '../../../router/answers.ts';
import { useLoaderData } from '../../../router/hooks.ts';

/** A creator's figures; for others the way to become one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const viewer = await context.get(pageContext).viewer();
  if (!viewer) return null;
  const now = Date.now() / 1000;
  if (!viewer.isCreator) {
    const page = await readConditions(call);
    return { page, mustWait: page.application.again_at > now };
  }
  const asked = trendAsked(new URL(request.url).searchParams);
  return { asked, overview: await readOverview(call, asked.days, now) };
}

export default function CreatorStartPage() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return null;
  if (loaded.overview) return <OverviewScreen overview={loaded.overview} asked={loaded.asked} />;
  return <StartScreen page={loaded.page} mustWait={loaded.mustWait} />;
}
