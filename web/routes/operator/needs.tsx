import { pageCallFrom, pageContext } from '../../api/context.ts';
import { hasFewPages, NeedsMeScreen, type Overview } from '../../features/operators/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What waits for an operator; moderators have the reports alone. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Overview> {
  const viewer = await context.get(pageContext).viewer();
  if (viewer && hasFewPages(viewer.groupid)) throw redirect('/operator/reports');
  return (await pageCallFrom(context)('operators.overview', {})).data;
}

export default function NeedsPage() {
  return <NeedsMeScreen overview={useLoaderData<typeof loader>()} />;
}
