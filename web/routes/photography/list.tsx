import '../../design/sheets/photos.css';
import { callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { pageOf } from '../../design/pages.ts';
import { askPhotos, categoriesOf, namedLists, numberIn, PhotosScreen } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** One list: newest, most liked, recommended, winners, or the photos of a category by its number. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const list = params.list ?? '';
  const isNamed = namedLists.some((name) => name === list);
  if (!isNamed && numberIn(list) === 0) throw notFound();
  const page = pageOf(new URL(request.url).searchParams);
  try {
    const [first, categories] = await Promise.all([
      askPhotos(callFrom(context), { kind: 'list', list }, { page }),
      isNamed ? [] : categoriesOf(context),
    ]);
    return { list, first, name: categories.find(({ typeid }) => typeid === numberIn(list))?.name ?? '' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'contests.unknown_category' ? notFound() : pageErrorFor(error);
  }
}

export default function PhotoListPage() {
  const t = useT();
  const { list, first, name } = useLoaderData<typeof loader>();
  const title = name || t(`contests.list.${list}`);
  return (
    <DefaultLayout head={{ title, back: '/photography' }}>
      <PageMeta title={title} description={t('contests.photos.text')} />
      <PhotosScreen title={title} source={{ kind: 'list', list }} first={first} list={list} />
    </DefaultLayout>
  );
}
