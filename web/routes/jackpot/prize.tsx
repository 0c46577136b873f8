import { pageCallFrom } from '../../api/context.ts';
import { numberOf, PrizeScreen } from '../../features/draw/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { JackpotLayout } from '../../shell/layouts/JackpotLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** A prize that the reader won, for them alone. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const [drawid, place] = [numberOf(params.drawid), numberOf(params.place)];
  if (drawid === 0 || place === 0) throw notFound();
  return (await pageCallFrom(context)('draw.own-prize', { drawid, place })).data;
}

export default function PrizePage() {
  const t = useT();
  const prize = useLoaderData<typeof loader>();
  return (
    <JackpotLayout head={{ title: t('draw.prize.title'), back: `/jackpot/${prize.drawid}` }}>
      <PageMeta title={t('draw.prize.title')} description={t('draw.page.text')} />
      <PrizeScreen key={prize.place} prize={prize} />
    </JackpotLayout>
  );
}
