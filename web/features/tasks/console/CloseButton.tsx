import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { usePress } from '../../../api/use-press.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';

interface CloseButtonProps {
  of: 'task' | 'medal';
  id: number;
  isClosed: boolean;
}

/** Closes a task or a kind of medal, or opens it again. */
export function CloseButton({ of, id, isClosed }: CloseButtonProps) {
  const t = useT();
  const { busy, run } = usePress();
  const { revalidate } = useRevalidator();
  const closed = isClosed ? 0 : 1;
  const press = () =>
    void run(async () => {
      if (of === 'task') await call('tasks.close-task', { taskid: id, closed });
      else await call('tasks.close-medal', { medalid: id, closed });
      await revalidate();
      showToast({ text: t('operators.done') });
    });
  return (
    <FormButton
      action={formAction(`tasks.close-${of}`, { [`${of}id`]: id, closed })}
      className="btn btn-outline btn-small"
      busy={busy && t('shell.working')}
      onClick={press}
    >
      {t(isClosed ? 'operators.reopen' : 'tasks.admin.close')}
    </FormButton>
  );
}
