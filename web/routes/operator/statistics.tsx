import { countryOfCode, globalFid } from '../../../contract/primitives/countries.ts';
import { pageCallFrom, pageContext } from '../../api/context.ts';
import { readStatistics, StatisticsScreen } from '../../features/statistics/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What is counted each day: what the address asks for, first of the country in which it is read. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const fid = countryOfCode(context.get(pageContext).country)?.fid ?? globalFid;
  const { searchParams } = new URL(request.url);
  return readStatistics(pageCallFrom(context), searchParams, fid === globalFid ? 0 : fid);
}

export default function StatisticsPage() {
  return <StatisticsScreen {...useLoaderData<typeof loader>()} />;
}
