import { pageCallFrom, pageContext } from '../../api/context.ts';
import { hasFewPages, NeedsMeScreen } from '../../features/operators/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What waits for an operator, and how the machine stands; moderators have the reports alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (viewer && hasFewPages(viewer.groupid)) throw redirect('/operator/reports');
  const needs = (await pageCallFrom(context)('operators.needs', {})).data;
  return { needs, now: Math.floor(Date.now() / 1000) };
}

export default function NeedsPage() {
  return <NeedsMeScreen {...useLoaderData<typeof loader>()} />;
}
