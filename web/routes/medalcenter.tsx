import { logInFor } from '../../contract/primitives/dialog-flags.ts';
import { addressContext, pageCallFrom, pageContext } from '../api/context.ts';
import { BesideName, MedalsScreen, readMedalNews, readMedals } from '../features/tasks/index.ts';
import { type LoaderFunctionArgs, redirect } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** The member's medals and those still to get (R-MED-001). */
export async function loader({ context }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) throw redirect(logInFor(context.get(addressContext)));
  const call = pageCallFrom(context);
  const [medals, news] = await Promise.all([readMedals(call), readMedalNews(call)]);
  return { medals, news, year: new Date().getUTCFullYear() };
}

export default function MedalCentrePage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  return (
    <DefaultLayout
      head={{ title: t('tasks.medals.title'), back: '/task' }}
      right={<BesideName medals={loaded.medals} />}
    >
      <PageMeta title={t('tasks.medals.title')} hidden />
      <MedalsScreen {...loaded} />
    </DefaultLayout>
  );
}
