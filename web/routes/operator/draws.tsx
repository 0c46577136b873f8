import { pageCallFrom } from '../../api/context.ts';
import { DrawsOffice, numberOf } from '../../features/draw/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** All draws, the newest first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const before = numberOf(new URL(request.url).searchParams.get('before'));
  const [found, deeds] = await Promise.all([call('draw.admin-list', { before }), call('draw.deeds', {})]);
  return { found: found.data, deeds: deeds.data.list };
}

export default function DrawsPage() {
  return <DrawsOffice {...useLoaderData<typeof loader>()} />;
}
