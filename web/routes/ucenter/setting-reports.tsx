import { pageCallFrom } from '../../api/context.ts';
import { OwnReports } from '../../features/review/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** What the reader has reported, and what came of it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? '';
  return (await pageCallFrom(context)('review.own-reports', { after })).data;
}

export default function ReportsPage() {
  const t = useT();
  return (
    <>
      <PageMeta title={t('reports.mine')} hidden />
      <h1 className="heading text-2xl max-sm:sr-only">{t('reports.mine')}</h1>
      <OwnReports first={useLoaderData<typeof loader>()} />
    </>
  );
}
