import '../../design/sheets/photos.css';
import { addressContext, callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { pageOf } from '../../design/pages.ts';
import {
  askPhotographer,
  askPhotos,
  categoriesOf,
  numberIn,
  PhotographerScreen,
} from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { canonicalFields: ['typeid'] };

/** A photographer's page; who entered none is 404. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const uid = numberIn(params.uid);
  if (uid === 0) throw notFound();
  const query = new URL(request.url).searchParams;
  const source = { kind: 'member', uid, typeid: numberIn(query.get('typeid')) } as const;
  try {
    const { who, profile } = await askPhotographer(callFrom(context), uid);
    const [categories, first] = await Promise.all([
      categoriesOf(context),
      askPhotos(callFrom(context), source, { page: pageOf(query) }),
    ]);
    return { who, profile, categories, source, first };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'threads.photographer_unknown'
      ? notFound()
      : pageErrorFor(error, context.get(addressContext));
  }
}

export default function PhotographerPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('contests.photographer'), later: loaded.who.username, back: '/photography' }}>
      <PageMeta title={t('contests.photosOf', { name: loaded.who.username })} />
      <PhotographerScreen {...loaded} />
    </DefaultLayout>
  );
}
