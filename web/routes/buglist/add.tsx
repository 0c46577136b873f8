import '../../design/sheets/bugs.css';
import { callFrom, pageContext } from '../../api/context.ts';
import { isRefusal } from '../../api/wire.ts';
import { NewReport, WhatHappensThen } from '../../features/bugs/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

export const handle = { writes: true };

/** What the form asks, and the reader's own address to begin with. */
export async function loader({ context }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const viewer = await context.get(pageContext).viewer();
  const ownEmail = async (): Promise<string> => {
    if (viewer === null) return '';
    try {
      return (await call('profiles.user-info', {})).data.email;
    } catch (error) {
      if (isRefusal(error)) return '';
      throw error;
    }
  };
  const [form, email] = await Promise.all([call('bugs.form', {}), ownEmail()]);
  return { variables: form.data.list, email };
}

export default function ReportPage() {
  const t = useT();
  return (
    <DefaultLayout
      columns="two"
      ownBar
      right={<WhatHappensThen />}
      head={{ title: t('bugs.reportTitle'), back: '/buglist' }}
    >
      <PageMeta title={t('bugs.reportTitle')} description={t('bugs.listText')} />
      <NewReport {...useLoaderData<typeof loader>()} />
    </DefaultLayout>
  );
}
