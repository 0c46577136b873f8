import '../../design/sheets/bugs.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { addressContext, callFrom, pageErrorFor } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { editedReport, ReportForm, WhatHappensThen } from '../../features/bugs/index.ts';
import { readThreadPage, threadAddress } from '../../features/threads/index.ts';
import { bugPath, tidOfDetail } from '../../lib/bug-path.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { notFound } from '../../router/page-errors.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** One's own report, to be changed: its words, and its options again (R-BUG-009). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const tid = tidOfDetail(params.detail);
  const address = threadAddress(String(boardFids.bug), String(tid ?? ''));
  if (!address || tid === undefined) throw notFound();
  const call = callFrom(context);
  try {
    const [page, form] = await Promise.all([readThreadPage(call, address, ''), call('bugs.form', { tid })]);
    if (!page.thread.bug?.own.can.edit) throw notFound();
    const variables = form.data.list;
    return { variables, edited: editedReport(page, variables) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw error.refusal === 'threads.not_exist' ? notFound() : pageErrorFor(error, context.get(addressContext));
  }
}

export default function EditReportPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  return (
    <DefaultLayout
      columns="two"
      ownBar
      right={<WhatHappensThen />}
      head={{ title: t('bugs.editTitle'), back: bugPath(loaded.edited.tid) }}
    >
      <PageMeta title={t('bugs.editTitle')} hidden />
      <ReportForm key={loaded.edited.tid} email="" {...loaded} />
    </DefaultLayout>
  );
}
