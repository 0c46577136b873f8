import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { callFrom } from '../../api/context.ts';
import {
  AgreementScreen,
  askAvailability,
  numberIn,
  ofBoard,
  ofContest,
  openContest,
} from '../../features/contests/index.ts';
import { contestPath } from '../../lib/photo-path.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** What is agreed to: on the photo board, or in the contest that the address names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const named = numberIn(new URL(request.url).searchParams.get('contest'));
  const [contest, open] = await Promise.all([
    named > 0 ? openContest({ context, params: { contest: String(named) } }) : null,
    askAvailability(callFrom(context), boardFids.photo),
  ]);
  return { contest, open };
}

export default function AgreementPage() {
  const t = useT();
  const { contest, open } = useLoaderData<typeof loader>();
  const back = contest ? contestPath(contest.id) : '/photos';
  return (
    <DefaultLayout columns="two" head={{ title: t('contests.agreement'), back }}>
      <PageMeta title={t('contests.agreement')} hidden={contest !== null} />
      <AgreementScreen agreement={contest ? ofContest(contest) : ofBoard(t, 'photos', open.open)} />
    </DefaultLayout>
  );
}
