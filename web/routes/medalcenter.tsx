import { pageCallFrom, pageContext } from '../api/context.ts';
import { BesideName, GuestTasks, MedalsScreen, readMedalNews, readMedals } from '../features/tasks/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { DialogLink } from '../shell/DialogLink.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** The member's medals and those still to get (R-MED-001); a guest is shown the way in, which leads back here. */
export async function loader({ context }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) return null;
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
      right={loaded && <BesideName medals={loaded.medals} />}
    >
      <PageMeta title={t('tasks.medals.title')} description={t('tasks.medals.guestText')} hidden />
      {loaded ? (
        <MedalsScreen {...loaded} />
      ) : (
        <GuestTasks of="medals">
          <DialogLink flag="showlogin" className="btn btn-primary">
            {t('shell.logIn')}
          </DialogLink>
        </GuestTasks>
      )}
    </DefaultLayout>
  );
}
