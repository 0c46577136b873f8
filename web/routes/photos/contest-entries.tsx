import '../../design/sheets/photos.css';
import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { askPhotos, EntriesScreen, numberIn, oneOf, openContest } from '../../features/contests/index.ts';
import { contestPath } from '../../lib/photo-path.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** The entries of a contest. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const contest = await openContest({ context, params });
  const query = new URL(request.url).searchParams;
  const order = oneOf(['drawn', 'dateline', 'like'], query.get('order'));
  const source = { kind: 'contest', contest: contest.id, typeid: numberIn(query.get('typeid')), order } as const;
  const first = await askPhotos(callFrom(context), source, { page: pageOf(query) });
  return { contest, source, first };
}

export default function ContestEntriesPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const { id, title } = loaded.contest;
  return (
    <DefaultLayout head={{ title: t('contests.photos.entries'), later: title, back: contestPath(id) }}>
      <PageMeta title={`${title}, ${t('contests.photos.entries')}`} hidden />
      <EntriesScreen {...loaded} />
    </DefaultLayout>
  );
}
