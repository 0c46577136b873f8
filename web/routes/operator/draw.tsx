import { pageCallFrom } from '../../api/context.ts';
import { DrawOffice, numberOf } from '../../features/draw/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';

/** One draw with its places, and who draws. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const drawid = numberOf(params.drawid);
  if (drawid === 0) throw notFound();
  const call = pageCallFrom(context);
  const [draw, deeds, list] = await Promise.all([
    call('draw.admin-one', { drawid }),
    call('draw.deeds', {}),
    call('draw.admin-list', { before: 1 }),
  ]);
  return { draw: draw.data, deeds: deeds.data.list, hasBeacon: list.data.has_beacon };
}

export default function DrawPage() {
  const loaded = useLoaderData<typeof loader>();
  return <DrawOffice key={loaded.draw.drawid} {...loaded} />;
}
