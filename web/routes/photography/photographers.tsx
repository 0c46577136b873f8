import '../../design/sheets/photos.css';
import { callFrom } from '../../api/context.ts';
import { numberIn, PhotographersScreen } from '../../features/contests/index.ts';
import { photographerPath } from '../../lib/photo-path.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** Photographers; `uid` leads to the page of one. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const uid = numberIn(new URL(request.url).searchParams.get('uid'));
  if (uid > 0) throw redirect(photographerPath(uid));
  return (await callFrom(context)('threads.photographers', {})).data;
}

export default function PhotographersPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('contests.photographers'), back: '/photography' }}>
      <PageMeta title={t('contests.photographers')} />
      <PhotographersScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
