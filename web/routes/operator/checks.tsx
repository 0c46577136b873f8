import { pageCallFrom } from '../../api/context.ts';
import { ChecksScreen } from '../../features/operators/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** What the nightly proofs found. */
export async function loader({ context }: LoaderFunctionArgs) {
  return (await pageCallFrom(context)('operators.checks', {})).data;
}

export default function ChecksPage() {
  return <ChecksScreen {...useLoaderData<typeof loader>()} />;
}
