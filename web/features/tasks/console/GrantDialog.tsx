import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { AdminMedal } from '../../../../contract/domains/tasks/shapes.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { TextInput } from '../../../design/fields.tsx';
import { useSearch } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { askAddress } from './asked.ts';

interface GrantDialogProps {
  medal: AdminMedal;
  way: 'grant' | 'take';
}

/** Gives a member a medal, or takes it. */
export function GrantDialog({ medal: { medalid, shown }, way }: GrantDialogProps) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: `tasks.${way}-medal`, part: way, about: { medalid }, closeTo: askAddress(useSearch()) },
    first: () => ({ member: '', note: '' }),
    act: async ({ draft }) => {
      if (way === 'grant') await call('tasks.grant-medal', { ...draft, medalid });
      else await call('tasks.take-medal', { ...draft, medalid });
      return t('operators.done');
    },
  });
  return (
    <AskedDialog
      title={t(`tasks.admin.${way}Title`, { name: shown })}
      word={t(`tasks.admin.${way}`)}
      kind={way === 'take' ? 'danger' : 'primary'}
      {...form.dialog}
    >
      <div className="flex flex-col gap-3">
        {way === 'take' && <p className="text-sm">{t('tasks.admin.takeText')}</p>}
        <TextInput
          label={t('operators.member')}
          hint={t('operators.memberHint')}
          {...form.line('member')}
          autoCapitalize="none"
          autoComplete="off"
          dir="auto"
        />
        <TextInput label={t('tasks.admin.field.note')} {...form.line('note', taskLimits.text)} dir="auto" />
      </div>
    </AskedDialog>
  );
}
