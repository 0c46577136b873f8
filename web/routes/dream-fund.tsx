import '../design/sheets/photos.css';
import { boardFids } from '../../contract/primitives/board-fids.ts';
import { callFrom, pageContext } from '../api/context.ts';
import { pageOf } from '../design/pages.ts';
import { askAvailability, askDreams, DreamsScreen, oneOf } from '../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** The dream fund: its dreams, or those that were helped. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = oneOf(['', 'helped'], params.get('state'));
  const call = callFrom(context);
  const [first, open, viewer] = await Promise.all([
    askDreams(call, state, { page: pageOf(params) }),
    askAvailability(call, boardFids.dream),
    context.get(pageContext).viewer(),
  ]);
  return { state, first, open, mine: viewer ? '/dreamFund/entries?mine=1' : null };
}

export default function DreamFundPage() {
  const t = useT();
  return (
    <DefaultLayout head={{ title: t('contests.dreams'), back: '/photos' }}>
      <PageMeta
        title={t('contests.dreams')}
        description={t('contests.dream.text')}
        feed={`/forum/${boardFids.dream}/feed.atom`}
      />
      <DreamsScreen {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
