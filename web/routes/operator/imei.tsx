import { pageCallFrom } from '../../api/context.ts';
import { RangesScreen } from '../../features/invitations/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** The numbers of models. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = new URL(request.url).searchParams.get('after') ?? 0;
  return (await pageCallFrom(context)('invitations.imei-ranges', { before })).data;
}

export default function RangesPage() {
  return <RangesScreen found={useLoaderData<typeof loader>()} />;
}
