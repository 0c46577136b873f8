import '../../../design/sheets/tasks.css';
import { type ReactNode, useEffect, useState } from 'react';
import type { TaskGroup, TaskList } from '../../../../contract/domains/tasks/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { useLocale } from '../../../router/locale.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useClaim } from '../use-claim.ts';
import { AllDone } from './AllDone.tsx';
import { Done, TaskFacts, TaskIcon, TaskItem } from './TaskItem.tsx';

/** The tasks of a day, a week and once: what I do anyway, counted, and taken by one tap. */
export function TasksScreen({ tasks }: { tasks: TaskList }) {
  const t = useT();
  const { claim, isBusy } = useClaim();
  const groups = tasks.list.filter(({ lists }) => lists.length > 0);
  return (
    <>
      <h1 className="sr-only">{t('tasks.title')}</h1>
      <Taken tasks={tasks} />
      {tasks.all_done === 1 && <AllDone />}
      {groups.length === 0 && tasks.ended.length === 0 && (
        <section className="card">
          <EmptyState title={t('tasks.noTasks')} text={t('tasks.noTasksText')} />
        </section>
      )}
      {groups.map((group) => (
        <Group key={`${group.period} ${group.period_key}`} group={group}>
          {group.lists.map((task) => (
            <TaskItem
              key={task.taskid}
              task={task}
              period={group.period_key}
              busy={isBusy(task.taskid, group.period_key)}
              onClaim={() => void claim(task, group.period_key)}
            />
          ))}
        </Group>
      ))}
      <Ended ended={tasks.ended} />
    </>
  );
}

function Taken({ tasks: { taken_today, all_done } }: { tasks: TaskList }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <section className="cloth task-head">
      <div className="flex-1">
        <h2 className="soft text-sm">{t('tasks.takenToday')}</h2>
        <b className="heading num flex items-center gap-2 text-2xl">
          {taken_today.toLocaleString(language)} <Coin of="xgold" />
          <span className="sr-only">{t('profiles.xgold')}</span>
        </b>
      </div>
      <p className="soft max-w-45 text-end text-sm">
        {t('tasks.newTomorrow')} {all_done === 0 && t('tasks.neverLost')}
      </p>
    </section>
  );
}

/** Until when the group's tasks are there, in words; how many are done where all of them are. */
function useEnd({ period, lists }: TaskGroup): string {
  const t = useT();
  const { language, names } = useLocale();
  const home = countryOfFid(useSession()?.countryFid ?? 0)?.names ?? names;
  if (period === 'daily' && lists.every(({ status }) => status === 2)) {
    return t('tasks.doneOf', { have: lists.length, need: lists.length });
  }
  return t(`tasks.until.${period}`, { country: home[language] });
}

function Group({ group, children }: { group: TaskGroup; children: ReactNode }) {
  const end = useEnd(group);
  return (
    <section className="card card-flush">
      <div className="task-group">
        <h2 className="heading flex-1 text-lg">{group.title}</h2>
        <span className="text-sm text-ink-3">{end}</span>
      </div>
      <ul>{children}</ul>
    </section>
  );
}

/** What ended yesterday is said once: it stays on this page, and no other page has it. */
function Ended({ ended }: { ended: TaskList['ended'] }) {
  const t = useT();
  const [shown] = useState(ended);
  useEffect(() => {
    if (shown.length > 0) void quietly(call('tasks.ended-seen', {}, { unasked: true }));
  }, [shown]);
  if (shown.length === 0) return null;
  return (
    <section className="card card-flush">
      <div className="task-group">
        <h2 className="heading flex-1 text-lg">{t('tasks.ended')}</h2>
      </div>
      <ul>
        {shown.map((task) => (
          <li key={`${task.period} ${task.taskid}`} className={task.paid === 1 ? 'task task-done' : 'task task-over'}>
            <TaskIcon name={task.paid === 1 ? 'check' : 'list-checks'} />
            <div className="min-w-24 flex-1">
              <b className="block text-md" dir="auto">
                {task.title}
              </b>
              <TaskFacts {...task} isOver={task.paid === 0} />
            </div>
            {task.paid === 1 ? (
              <Done>{t('tasks.paidItself')}</Done>
            ) : (
              <span className="text-sm">{t('tasks.timeOver')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const guestTexts = {
  tasks: { page: 'tasks.title', title: 'tasks.guestTitle', text: 'tasks.guestText' },
  medals: { page: 'tasks.medals.title', title: 'tasks.medals.guestTitle', text: 'tasks.medals.guestText' },
} as const;

interface GuestTasksProps {
  of: keyof typeof guestTexts;
  children: ReactNode;
}

/** Before the tasks, or the medals: what they are, and the way in. */
export function GuestTasks({ of, children }: GuestTasksProps) {
  const t = useT();
  const { page, title, text } = guestTexts[of];
  return (
    <section className="card">
      <h1 className="sr-only">{t(page)}</h1>
      <EmptyState title={t(title)} text={t(text)} action={children} />
      <div className="mt-2 flex justify-center">
        <LinkButton to="/" kind="text">
          {t('tasks.backHome')}
        </LinkButton>
      </div>
    </section>
  );
}
