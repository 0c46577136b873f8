import { pageCallFrom } from '../../api/context.ts';
import { RemovedScreen } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return (await pageCallFrom(context)('review.taken-down', { after })).data;
}

export default function RemovedPage() {
  return <RemovedScreen found={useLoaderData<typeof loader>()} />;
}
