import '../../design/sheets/photos.css';
import { callFrom } from '../../api/context.ts';
import { askPhotos, ContestScreen, openContest } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** A contest, with its first entries. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const contest = await openContest({ context, params });
  const source = { kind: 'contest', contest: contest.id, typeid: 0, order: 'drawn' } as const;
  return { contest, entries: await askPhotos(callFrom(context), source, { page: 1 }) };
}

export default function ContestPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const { title, brief } = loaded.contest;
  return (
    <DefaultLayout head={{ title: t('contests.contest'), later: title, back: '/photos' }}>
      <PageMeta title={title} description={brief} />
      <ContestScreen {...loaded} />
    </DefaultLayout>
  );
}
