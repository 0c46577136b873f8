import { pageCallFrom } from '../../api/context.ts';
import { ContestsOffice, numberIn } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** All contests, the newest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = numberIn(new URL(request.url).searchParams.get('before'));
  return (await pageCallFrom(context)('contests.admin-list', { before })).data;
}

export default function ContestsPage() {
  return <ContestsOffice found={useLoaderData<typeof loader>()} />;
}
