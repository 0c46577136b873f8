import { pageCallFrom } from '../../api/context.ts';
import { ContestOffice, numberIn } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

/** One contest with its entries by what counts. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const contest = numberIn(params.contest);
  if (contest === 0) throw notFound();
  return (await pageCallFrom(context)('contests.admin-one', { contest })).data;
}

export default function ContestPage() {
  const contest = useLoaderData<typeof loader>();
  return <ContestOffice key={contest.version} contest={contest} />;
}
