import '../design/sheets/photos.css';
import { boardFids } from '../../contract/primitives/board-fids.ts';
import { callFrom } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import {
  askAvailability,
  askBeside,
  askPhotos,
  BoardScreen,
  categoriesOf,
  numberIn,
  orderIn,
  PhotosBeside,
  runningContest,
} from '../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

export const handle = { canonicalFields: ['typeid'] };

/** The photo board: of a category, in an order. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const source = { kind: 'board', typeid: numberIn(params.get('typeid')), order: orderIn(params) } as const;
  const call = callFrom(context);
  const [contest, categories, first, open, beside] = await Promise.all([
    runningContest(context),
    categoriesOf(context),
    askPhotos(call, source, { page: pageOf(params) }),
    askAvailability(call, boardFids.photo),
    askBeside(call),
  ]);
  return { board: { contest, categories, source, first, open }, beside };
}

export default function PhotosPage() {
  const t = useT();
  const { board, beside } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('contests.photos'), back: '/find' }} right={<PhotosBeside {...beside} />}>
      <PageMeta
        title={t('contests.photos')}
        description={t('contests.photos.text')}
        feed={`/forum/${boardFids.photo}/feed.atom`}
      />
      <BoardScreen {...board} />
    </DefaultLayout>
  );
}
