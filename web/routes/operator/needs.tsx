import { countryOfCode, globalFid } from '../../../contract/primitives/countries.ts';
import { pageCallFrom, pageContext } from '../../api/context.ts';
import { hasFewPages, ModeratorNeedsScreen, NeedsMeScreen } from '../../features/operators/index.ts';
import { LastDayCards, readLastDay } from '../../features/statistics/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What waits for an operator, and how the machine stands; for a moderator what waits where they moderate. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const viewer = await page.viewer();
  const call = pageCallFrom(context);
  const now = Math.floor(Date.now() / 1000);
  if (viewer && hasFewPages(viewer.groupid)) {
    return { now, ofModerator: (await call('operators.moderator-needs', {})).data.list };
  }
  const fid = countryOfCode(page.country)?.fid ?? globalFid;
  const needs = (await call('operators.needs', {})).data;
  const lastDay = await readLastDay(call, fid === globalFid ? 0 : fid);
  return { now, needs, lastDay };
}

export default function NeedsPage() {
  const page = useLoaderData<typeof loader>();
  if (page.ofModerator) return <ModeratorNeedsScreen list={page.ofModerator} now={page.now} />;
  const { needs, now, lastDay } = page;
  return (
    <NeedsMeScreen needs={needs} now={now}>
      {lastDay && <LastDayCards {...lastDay} />}
    </NeedsMeScreen>
  );
}
