import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { callFrom } from '../../api/context.ts';
import { countryOf } from '../../api/country-of.ts';
import { pageOf } from '../../design/pages.ts';
import { ContestsScreen } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** Contests that this country sees. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).searchParams);
  const { fid: country_fid } = countryOf(context);
  return (await callFrom(context)('contests.list', { fid: boardFids.photo, country_fid, page })).data;
}

export default function ContestsPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('contests.contests'), back: '/photos' }}>
      <PageMeta title={t('contests.contests')} description={t('contests.contests.text')} />
      <ContestsScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
