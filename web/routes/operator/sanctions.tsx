import { pageCallFrom } from '../../api/context.ts';
import { SanctionsScreen } from '../../features/moderation/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Sanctions in force. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? undefined;
  return (await pageCallFrom(context)('operators.sanctioned', { after })).data;
}

export default function SanctionsPage() {
  return <SanctionsScreen found={useLoaderData<typeof loader>()} />;
}
