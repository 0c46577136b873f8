import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { callFrom } from '../../api/context.ts';
import { AgreementScreen, askAvailability, ofBoard } from '../../features/contests/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** What is agreed to in the dream fund. */
export const loader = ({ context }: LoaderFunctionArgs) => askAvailability(callFrom(context), boardFids.dream);

export default function DreamAgreementPage() {
  const t = useT();
  const { open } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout columns="two" head={{ title: t('contests.agreement'), back: '/dreamFund' }}>
      <PageMeta title={t('contests.agreement')} />
      <AgreementScreen agreement={ofBoard(t, 'dreams', open)} />
    </DefaultLayout>
  );
}
