import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { callFrom, pageContext } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { askDreams, askPhotos, DreamEntriesScreen, type PhotoSource } from '../../features/contests/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** All dreams; with `mine` the reader's own. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const page = pageOf(params);
  const call = callFrom(context);
  if (!params.has('mine')) return { mine: null, all: await askDreams(call, '', { page }) };
  const viewer = await context.get(pageContext).viewer();
  if (!viewer) throw redirect('/dreamFund/entries');
  const source: PhotoSource = { kind: 'member', uid: viewer.uid, typeid: 0, fid: boardFids.dream };
  return { mine: { source, first: await askPhotos(call, source, { page }) }, all: null };
}

export default function DreamEntriesPage() {
  const t = useT();
  const { mine, all } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('contests.dreams'), back: '/dreamFund' }}>
      <PageMeta title={t('contests.dreams')} hidden={mine !== null} />
      <DreamEntriesScreen mine={mine} all={all} />
    </DefaultLayout>
  );
}
