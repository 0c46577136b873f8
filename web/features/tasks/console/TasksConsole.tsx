import type { AdminMedal, AdminTask } from '../../../../contract/domains/tasks/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { Cell, Row, Table } from '../../../console/Table.tsx';
import { LinkButton } from '../../../design/Button.tsx';
import { EmptyState } from '../../../design/EmptyState.tsx';
import { Tag } from '../../../design/parts.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askAddress, asked } from './asked.ts';
import { CloseButton } from './CloseButton.tsx';
import { type Figures, nameOf } from './queries.ts';
import { TaskDialog } from './TaskDialog.tsx';

interface TasksConsoleProps {
  tasks: readonly AdminTask[];
  figures: Figures;
  medals: readonly AdminMedal[];
}

/** All tasks; new ones are made of the catalogue of figures, without code. */
export function TasksConsole({ tasks, figures, medals }: TasksConsoleProps) {
  const t = useT();
  const search = useSearch();
  const { ask, id } = asked(search);
  const task = ask === 'change' ? tasks.find(({ taskid }) => taskid === id) : undefined;
  const columns = ['tasks.admin.column.task', 'tasks.admin.field.figure', 'tasks.admin.column.gives'];
  const more = ['tasks.admin.field.country_fid', 'tasks.admin.column.state', 'tasks.admin.column.acts'];
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 sm:px-0">
        <h1 className="heading flex-1 text-xl">{t('operators.nav.tasks')}</h1>
        <LinkButton icon="plus" to={askAddress(search, 'add')} replace preventScrollReset>
          {t('tasks.admin.addTask')}
        </LinkButton>
      </div>
      {tasks.length === 0 ? (
        <EmptyState title={t('tasks.admin.noTasks')} />
      ) : (
        <Table caption={t('operators.nav.tasks')} columns={[...columns, ...more].map((each) => t(each))}>
          {tasks.map((each) => (
            <TaskLine key={`${each.taskid} ${each.version} ${each.closed}`} {...{ task: each, figures, medals }} />
          ))}
        </Table>
      )}
      {ask === 'add' && <TaskDialog figures={figures} medals={medals} />}
      {task && <TaskDialog key={id} task={task} figures={figures} medals={medals} />}
    </>
  );
}

function TaskLine({ task, figures, medals }: Omit<TasksConsoleProps, 'tasks'> & { task: AdminTask }) {
  const t = useT();
  const { language } = useLocale();
  const search = useSearch();
  const medal = medals.find(({ medalid }) => medalid === task.medalid);
  const country = countryOfFid(task.country_fid)?.names[language];
  return (
    <Row>
      <Cell label={t('tasks.admin.column.task')} anywhere>
        <b dir="auto">{task.title[language]}</b>
        <span className="block text-xs text-ink-3">{t(`tasks.period.${task.period}`)}</span>
      </Cell>
      <Cell label={t('tasks.admin.field.figure')}>
        {nameOf(figures, task.figure)}: <span className="num">{task.need.toLocaleString(language)}</span>
      </Cell>
      <Cell label={t('tasks.admin.column.gives')}>
        {task.xgold > 0 && (
          <span className="num block">
            {task.xgold.toLocaleString(language)} {t('tasks.admin.field.xgold')}
          </span>
        )}
        {medal && <bdi className="block">{medal.shown}</bdi>}
      </Cell>
      <Cell label={t('tasks.admin.field.country_fid')}>{country ?? t('countries.allCountries')}</Cell>
      <Cell label={t('tasks.admin.column.state')}>
        <State isClosed={task.closed === 1} />
      </Cell>
      <Cell label={t('tasks.admin.column.acts')}>
        <span className="flex flex-wrap gap-2">
          <LinkButton kind="outline" small to={askAddress(search, 'change', task.taskid)} replace preventScrollReset>
            {t('tasks.admin.change')}
          </LinkButton>
          <CloseButton of="task" id={task.taskid} isClosed={task.closed === 1} />
        </span>
      </Cell>
    </Row>
  );
}

export function State({ isClosed }: { isClosed: boolean }) {
  const t = useT();
  return <Tag tone={isClosed ? 'plain' : 'success'}>{t(isClosed ? 'tasks.admin.closed' : 'tasks.admin.open')}</Tag>;
}
