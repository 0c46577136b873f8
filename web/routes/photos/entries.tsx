import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import {
  askAvailability,
  askPhotos,
  BoardScreen,
  categoriesOf,
  numberIn,
  orderIn,
} from '../../features/contests/index.ts';
import { contestPath } from '../../lib/photo-path.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { canonicalFields: ['typeid'] };

/** All entries of the photo board; those of a contest have a page of their own, where `contest` leads. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const contest = numberIn(params.get('contest'));
  if (contest > 0) throw redirect(`${contestPath(contest)}/entries`);
  const source = { kind: 'board', typeid: numberIn(params.get('typeid')), order: orderIn(params) } as const;
  const call = callFrom(context);
  const [categories, first, open] = await Promise.all([
    categoriesOf(context),
    askPhotos(call, source, { page: pageOf(params) }),
    askAvailability(call, boardFids.photo),
  ]);
  return { contest: null, categories, source, first, open };
}

export default function EntriesPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('contests.photos.entries'), back: '/photos' }}>
      <PageMeta title={t('contests.photos.entries')} description={t('contests.photos.text')} />
      <BoardScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
