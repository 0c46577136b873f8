import '../../design/sheets/photos.css';
import { callFrom } from '../../api/context.ts';
import { pageOf } from '../../design/pages.ts';
import { askPhotos, orderIn, PhotosScreen } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** Single photos of all entries. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const source = { kind: 'all', order: orderIn(query) } as const;
  return { source, first: await askPhotos(callFrom(context), source, { page: pageOf(query) }) };
}

export default function PhotographsPage() {
  const t = useT();
  const { source, first } = useLoaderData<typeof loader>();
  const title = t('contests.photographs');
  return (
    <DefaultLayout head={{ title, back: '/photography' }}>
      <PageMeta title={title} description={t('contests.photos.text')} />
      <PhotosScreen title={title} source={source} first={first} list="" />
    </DefaultLayout>
  );
}
