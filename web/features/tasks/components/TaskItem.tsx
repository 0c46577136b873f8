import type { ReactNode } from 'react';
import type { TaskRow } from '../../../../contract/domains/tasks/shapes.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Coin } from '../../../design/Coin.tsx';
import { FormButton } from '../../../design/FormButton.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { useT } from '../../../texts/texts.tsx';
import { hasMeter, iconOf, saysSentence, wayTextOf } from '../figures.ts';

interface TaskItemProps {
  task: TaskRow;
  period: string;
  busy: boolean;
  onClaim: () => void;
}

/** A task: what it is, how far, what it gives, and its one button. */
export function TaskItem({ task, period, busy, onClaim }: TaskItemProps) {
  const t = useT();
  const isDone = task.status === 2;
  return (
    <li className={isDone ? 'task task-done' : 'task'}>
      <TaskIcon name={isDone ? 'check' : iconOf(task.figure)} />
      <div className="min-w-24 flex-1">
        <b className="block text-md" dir="auto">
          {task.title}
        </b>
        <TaskFacts {...task} sentence={saysSentence(task) ? task.description : ''} />
        {hasMeter(task) && (
          <progress
            className="meter"
            max={task.need}
            value={task.have}
            aria-label={t('tasks.doneOf', { have: task.have, need: task.need })}
          />
        )}
      </div>
      <TaskButton task={task} period={period} busy={busy} onClaim={onClaim} />
    </li>
  );
}

function TaskButton({ task, period, busy, onClaim }: TaskItemProps) {
  const t = useT();
  if (task.status === 2) return <Done>{t('tasks.hasIt')}</Done>;
  if (task.status === 0) {
    return (
      <LinkButton to={task.url} kind="quiet" small>
        {t(wayTextOf(task.figure))}
      </LinkButton>
    );
  }
  return (
    <FormButton
      action={formAction('tasks.claim', { taskid: task.taskid, period })}
      className="btn btn-value btn-small"
      aria-label={busy ? undefined : t('tasks.claimOf', { title: task.title })}
      busy={busy && t('tasks.claiming')}
      onClick={onClaim}
    >
      {t('tasks.claim')}
    </FormButton>
  );
}

export function TaskIcon({ name }: { name: Parameters<typeof Icon>[0]['name'] }) {
  return (
    <span className="task-icon">
      <Icon name={name} />
    </span>
  );
}

/** That something is had, with the sign for it. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <b className="flex items-center gap-1 text-sm text-success-text">
      <Icon name="check" />
      {children}
    </b>
  );
}

interface TaskFactsProps {
  have: number;
  need: number;
  xgold: number;
  medal?: TaskRow['medal'];
  /** In place of the figures. */
  sentence?: string;
  /** It is over: its value stands back. */
  isOver?: boolean;
}

/** How far a task is, and what it gives. */
export function TaskFacts({ have, need, xgold, medal, sentence, isOver }: TaskFactsProps) {
  const t = useT();
  const worth = `num inline-flex items-center gap-1 font-bold ${isOver ? '' : 'text-value-text'}`;
  return (
    <span className={`dots flex flex-wrap items-center text-sm ${isOver ? '' : 'text-ink-2'}`}>
      <span className="num">{sentence || t('tasks.doneOf', { have: Math.min(have, need), need })}</span>
      {xgold > 0 && (
        <span>
          <span className={worth}>
            +{xgold} <Coin of="xgold" size="s" />
          </span>
          <span className="sr-only">{t('profiles.xgold')}</span>
        </span>
      )}
      {medal && (
        <span>
          <span className={worth}>
            <img src={medal.s3_medal} alt="" width={18} height={18} className="size-4.5" loading="lazy" />
            <bdi>{medal.name}</bdi>
          </span>
        </span>
      )}
    </span>
  );
}
