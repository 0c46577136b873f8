import { taskLimits, taskPeriods } from '../../../../contract/domains/tasks/limits.ts';
import type { AdminMedal, AdminTask } from '../../../../contract/domains/tasks/shapes.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { Select } from '../../../design/choices.tsx';
import { TextInput } from '../../../design/fields.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useLocale } from '../../../router/locale.ts';
import { useT } from '../../../texts/texts.tsx';
import { askAddress } from './asked.ts';
import { type Figures, nameOf } from './queries.ts';

interface TaskDialogProps {
  /** The one to change; without it a new one is made. */
  task?: AdminTask;
  figures: Figures;
  medals: readonly AdminMedal[];
}

const nothing = {
  ...{ period: 'daily', figure: 'check_in', need: '1', xgold: '5', medalid: '0' },
  ...{ title_en: '', title_fr: '', title_hi: '', text_en: '', text_fr: '', text_hi: '' },
  ...{ url: '/', country_fid: '0', position: '100' },
};
type Draft = typeof nothing;

const draftOf = (task: AdminTask | undefined): Draft =>
  task
    ? {
        ...{ period: task.period, figure: task.figure, need: String(task.need), xgold: String(task.xgold) },
        ...{ medalid: String(task.medalid), url: task.url, country_fid: String(task.country_fid) },
        ...{ title_en: task.title.en, title_fr: task.title.fr, title_hi: task.title.hi },
        ...{ text_en: task.description.en, text_fr: task.description.fr, text_hi: task.description.hi },
        position: String(task.position),
      }
    : nothing;

function useTask(task: AdminTask | undefined) {
  const t = useT();
  const taskid = task?.taskid ?? 0;
  return useConsoleForm({
    ...{ does: 'tasks.save-task', part: 'task', about: { taskid }, version: task?.version ?? 0 },
    first: () => draftOf(task),
    closeTo: askAddress(useSearch()),
    act: async ({ draft, version, key }) => {
      const { period, figure } = draft as { period: AdminTask['period']; figure: AdminTask['figure'] };
      await call('tasks.save-task', { ...draft, period, figure, taskid, version }, { idempotencyKey: key });
      return t('operators.done');
    },
  });
}

type Form = ReturnType<typeof useTask>;

/** A task with all that operators say of it: what is counted and for how long stay as they were made. */
export function TaskDialog({ task, figures, medals }: TaskDialogProps) {
  const t = useT();
  const form = useTask(task);
  return (
    <AskedDialog
      title={t(task ? 'tasks.admin.changeTask' : 'tasks.admin.addTask')}
      word={t('shell.save')}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        <Counted form={form} figures={figures} isFixed={task !== undefined} />
        <Earned form={form} medals={medals} />
        <Words form={form} />
        <Place form={form} />
      </div>
    </AskedDialog>
  );
}

function Counted({ form, figures, isFixed }: { form: Form; figures: Figures; isFixed: boolean }) {
  const t = useT();
  const [period, figure] = [form.field('period'), form.field('figure')];
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {isFixed &&
        [period, figure].map(({ form: owner, name, value }) => (
          <input key={name} type="hidden" form={owner} name={name} value={value} />
        ))}
      <Select label={t('tasks.admin.field.period')} {...period} disabled={isFixed}>
        {taskPeriods.map((each) => (
          <option key={each} value={each}>
            {t(`tasks.period.${each}`)}
          </option>
        ))}
      </Select>
      <Select label={t('tasks.admin.field.figure')} {...figure} disabled={isFixed}>
        {figures.map((each) => (
          <option key={each.figure} value={each.figure}>
            {nameOf(figures, each.figure)}
          </option>
        ))}
      </Select>
      <TextInput label={t('tasks.admin.field.need')} {...form.line('need', 6)} inputMode="numeric" autoComplete="off" />
    </div>
  );
}

function Earned({ form, medals }: { form: Form; medals: readonly AdminMedal[] }) {
  const t = useT();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextInput
        label={t('tasks.admin.field.xgold')}
        {...form.line('xgold', 5)}
        inputMode="numeric"
        autoComplete="off"
      />
      <Select label={t('tasks.admin.field.medal')} {...form.field('medalid')}>
        <option value="0">{t('tasks.admin.noMedal')}</option>
        {medals.map(({ medalid, shown }) => (
          <option key={medalid} value={medalid}>
            {shown}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Words({ form }: { form: Form }) {
  const t = useT();
  const languages = ['en', 'fr', 'hi'] as const;
  return (
    <>
      {languages.map((each) => (
        <TextInput
          key={`title ${each}`}
          label={t(`tasks.admin.field.title_${each}`)}
          {...form.line(`title_${each}`, taskLimits.title)}
          lang={each}
          dir="auto"
        />
      ))}
      {languages.map((each) => (
        <TextInput
          key={`text ${each}`}
          label={t(`tasks.admin.field.text_${each}`)}
          {...form.line(`text_${each}`, taskLimits.text)}
          lang={each}
          dir="auto"
        />
      ))}
    </>
  );
}

function Place({ form }: { form: Form }) {
  const t = useT();
  const { language } = useLocale();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextInput
        label={t('tasks.admin.field.url')}
        {...form.line('url', taskLimits.url)}
        hint={t('tasks.admin.urlHint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
      />
      <Select label={t('tasks.admin.field.country_fid')} {...form.field('country_fid')}>
        <option value="0">{t('countries.allCountries')}</option>
        {countries.map(({ fid, names }) => (
          <option key={fid} value={fid}>
            {names[language]}
          </option>
        ))}
      </Select>
      <TextInput
        label={t('tasks.admin.field.position')}
        {...form.line('position', 5)}
        hint={t('tasks.admin.positionHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}
