import { countryOfCode, globalFid } from '../../../contract/primitives/countries.ts';
import { pageCallFrom, pageContext } from '../../api/context.ts';
import { hasFewPages, NeedsMeScreen } from '../../features/operators/index.ts';
import { LastDayCards, readLastDay } from '../../features/statistics/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What waits for an operator, and how the machine stands; moderators have the reports alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const viewer = await page.viewer();
  if (viewer && hasFewPages(viewer.groupid)) throw redirect('/operator/reports');
  const call = pageCallFrom(context);
  const fid = countryOfCode(page.country)?.fid ?? globalFid;
  const needs = (await call('operators.needs', {})).data;
  const lastDay = await readLastDay(call, fid === globalFid ? 0 : fid);
  return { needs, now: Math.floor(Date.now() / 1000), lastDay };
}

export default function NeedsPage() {
  const { needs, now, lastDay } = useLoaderData<typeof loader>();
  return (
    <NeedsMeScreen needs={needs} now={now}>
      {lastDay && <LastDayCards {...lastDay} />}
    </NeedsMeScreen>
  );
}
