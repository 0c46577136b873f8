import { pageCallFrom } from '../../api/context.ts';
import { DrawBeside, DrawScreen, numberOf, ShareDraw } from '../../features/draw/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { JackpotLayout } from '../../shell/layouts/JackpotLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** One draw, also one that is over. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const drawid = numberOf(params.drawid);
  if (drawid === 0) throw notFound();
  return (await pageCallFrom(context)('draw.view', { drawid })).data;
}

export default function DrawPage() {
  const t = useT();
  const draw = useLoaderData<typeof loader>();
  return (
    <JackpotLayout
      head={{
        title: draw.title,
        back: '/jackpot',
        actions: <ShareDraw drawid={draw.drawid} title={draw.title} />,
      }}
      right={<DrawBeside draw={draw} />}
    >
      <PageMeta title={draw.title} description={t('draw.page.text')} />
      <DrawScreen key={draw.drawid} draw={draw} />
    </JackpotLayout>
  );
}
