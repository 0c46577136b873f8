import { pageCallFrom } from '../../api/context.ts';
import { QueueScreen } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';

/** Cases that wait, or those decided, and one of them: the named one, else the first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const state = search.get('state') === 'done' ? ('done' as const) : ('open' as const);
  const call = pageCallFrom(context);
  const [{ data: found }, canned] = await Promise.all([
    call('review.report-queue', { state, after: search.get('after') ?? '' }),
    call('moderation.canned', {}),
  ]);
  const named = Number(search.get('case'));
  const id = found.list.some((row) => row.id === named) ? named : found.list[0]?.id;
  const shown = id === undefined ? null : (await call('review.report-case', { id })).data;
  return { state, found, shown, canned: canned.data.list };
}

export default function ReportsPage() {
  return <QueueScreen {...useLoaderData<typeof loader>()} />;
}
