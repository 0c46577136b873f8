import '../../design/sheets/photos.css';
import { pageCallFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { JuryScreen, openContest } from '../../features/contests/index.ts';
import { contestPath } from '../../lib/photo-path.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** A contest's entries, for its jury alone. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const contest = await openContest({ context, params });
  const page = pageOf(new URL(request.url).searchParams);
  const entries = (await pageCallFrom(context)('contests.jury', { contest: contest.id, page })).data;
  return { contest, entries };
}

export default function JuryPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  return (
    <DefaultLayout columns="two" head={{ title: t('contests.jury'), back: contestPath(loaded.contest.id) }}>
      <PageMeta title={t('contests.jury')} hidden />
      <JuryScreen {...loaded} />
    </DefaultLayout>
  );
}
