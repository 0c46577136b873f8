import { pageCallFrom, pageContext } from '../api/context.ts';
import { Icon } from '../design/Icon.tsx';
import { GuestTasks, NearestMedal, readMedals, readTaskList, TasksScreen } from '../features/tasks/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { Link } from '../router/links.tsx';
import { DialogLink } from '../shell/DialogLink.tsx';
import { DefaultLayout } from '../shell/layouts/DefaultLayout.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { useT } from '../texts/texts.tsx';

/** The tasks of a member (R-TSK-001); a guest is shown the way in, which leads back here. */
export async function loader({ context }: LoaderFunctionArgs) {
  if ((await context.get(pageContext).viewer()) === null) return null;
  const call = pageCallFrom(context);
  const [tasks, medals] = await Promise.all([readTaskList(call), readMedals(call)]);
  return { tasks, medals };
}

export default function TaskPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const toMedals = (
    <Link to="/medalcenter" className="icon-btn" aria-label={t('tasks.medals.title')}>
      <Icon name="medal" />
    </Link>
  );
  return (
    <DefaultLayout
      head={{ title: t('tasks.title'), back: '/', actions: toMedals }}
      right={loaded && <NearestMedal medals={loaded.medals} />}
    >
      <PageMeta title={t('tasks.title')} description={t('tasks.guestText')} />
      {loaded ? (
        <TasksScreen tasks={loaded.tasks} />
      ) : (
        <GuestTasks of="tasks">
          <DialogLink flag="showlogin" className="btn btn-primary">
            {t('shell.logIn')}
          </DialogLink>
        </GuestTasks>
      )}
    </DefaultLayout>
  );
}
