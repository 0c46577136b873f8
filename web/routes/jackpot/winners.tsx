import { pageCallFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { DrawBeside, numberOf, WinnersScreen } from '../../features/draw/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { JackpotLayout } from '../../shell/layouts/JackpotLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** All places of a draw, page by page. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const drawid = numberOf(params.drawid);
  if (drawid === 0) throw notFound();
  const call = pageCallFrom(context);
  const page = pageOf(new URL(request.url).searchParams);
  const [draw, places] = await Promise.all([call('draw.view', { drawid }), call('draw.winners', { drawid, page })]);
  if (page > Math.max(1, places.data.totalPage)) throw notFound();
  return { draw: draw.data, places: places.data };
}

export default function WinnersPage() {
  const t = useT();
  const { draw, places } = useLoaderData<typeof loader>();
  return (
    <JackpotLayout head={{ title: draw.title, back: `/jackpot/${draw.drawid}` }} right={<DrawBeside draw={draw} />}>
      <PageMeta title={`${draw.title}, ${t('draw.page.allPlaces')}`} description={t('draw.page.text')} />
      <WinnersScreen {...places} isOver={draw.state === 'published'} own={draw.own_wins.map(({ place }) => place)} />
    </JackpotLayout>
  );
}
