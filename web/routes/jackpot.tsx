import { pageCallFrom } from '../api/context.ts';
import { countryOf } from '../api/country-of.ts';
import { DrawBeside, DrawScreen, NoDraw, ShareDraw } from '../features/draw/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { JackpotLayout } from '../shell/layouts/JackpotLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** The draw of the page's country (R-JCK-001): the one that runs, else the last one. */
export async function loader({ context }: LoaderFunctionArgs) {
  const call = pageCallFrom(context);
  const { fid } = countryOf(context);
  const { drawid } = (await call('draw.current', { fid })).data;
  return drawid === 0 ? null : (await call('draw.view', { drawid })).data;
}

export default function JackpotPage() {
  const t = useT();
  const draw = useLoaderData<typeof loader>();
  return (
    <JackpotLayout
      head={{
        title: draw?.title ?? t('draw.page.title'),
        back: '/',
        actions: draw && <ShareDraw drawid={draw.drawid} title={draw.title} />,
      }}
      right={draw && <DrawBeside draw={draw} />}
    >
      <PageMeta title={t('draw.page.title')} description={t('draw.page.text')} />
      {draw ? <DrawScreen key={draw.drawid} draw={draw} /> : <NoDraw />}
    </JackpotLayout>
  );
}
