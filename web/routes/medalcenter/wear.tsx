import { logInFor } from '../../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../../api/context.ts';
import { readMedals, WearScreen } from '../../features/tasks/index.ts';
import { type LoaderFunctionArgs, redirect } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { DefaultLayout } from '../../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { useT } from '../../texts/texts.tsx';

/** Which medals are worn, and in which order. */
export async function loader({ context }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  return { medals: await readMedals(pageCallFrom(context)), year: new Date().getUTCFullYear() };
}

export default function WearPage() {
  const t = useT();
  const { medals, year } = useLoaderData<typeof loader>();
  return (
    <DefaultLayout head={{ title: t('tasks.medals.order'), back: '/medalcenter' }}>
      <PageMeta title={t('tasks.medals.order')} hidden />
      <WearScreen medals={medals} year={year} />
    </DefaultLayout>
  );
}
