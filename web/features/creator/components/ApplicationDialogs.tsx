import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { Application } from '../../../../contract/domains/creator/shapes.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { TextArea } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';
import { useDayNear } from '../days.ts';

const closeTo = '?';
const { messageMin: min, messageMax: max } = creatorLimits;

/** The words of an application that waits, to be written anew. */
export function ChangeDialog({ application }: { application: Application }) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'creator.change-application', part: 'change', about: {}, closeTo },
    first: () => ({ message: application.message }),
    act: async ({ draft: { message } }) => {
      await call('creator.change-application', { message });
      return t('creator.said.changed');
    },
  });
  return (
    <AskedDialog title={t('creator.waiting.changeAsk')} word={t('shell.save')} {...form.dialog}>
      <TextArea
        label={t('creator.apply.label')}
        hint={t('creator.apply.hint', { min, max })}
        {...form.field('message')}
        maxLength={max}
        rows={6}
        dir="auto"
      />
    </AskedDialog>
  );
}

export function WithdrawDialog() {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'creator.withdraw', part: 'withdraw', about: {}, closeTo },
    first: () => ({}),
    act: async () => {
      await call('creator.withdraw', {});
      return t('creator.said.withdrawn');
    },
  });
  return (
    <AskedDialog
      title={t('creator.waiting.withdrawAsk')}
      word={t('creator.waiting.withdraw')}
      kind="danger"
      {...form.dialog}
    >
      <p className="text-md">{t('creator.waiting.withdrawText')}</p>
    </AskedDialog>
  );
}

/** Another operator looks at a refusal again. */
export function AppealDialog() {
  const t = useT();
  const dayNear = useDayNear();
  const form = useConsoleForm({
    ...{ does: 'creator.apply', part: 'appeal', about: { appeal: 1 }, closeTo },
    first: () => ({ message: '' }),
    act: async ({ draft: { message }, key }) => {
      const { data } = await call('creator.apply', { message, appeal: 1 }, { idempotencyKey: key });
      return t('creator.refused.appealed', { day: dayNear(data.promised_at, data.sent_at) });
    },
  });
  return (
    <AskedDialog title={t('creator.refused.appealAsk')} word={t('moderation.toAppeal')} {...form.dialog}>
      <TextArea
        label={t('creator.refused.appealLabel')}
        hint={t('creator.refused.appealText')}
        {...form.field('message')}
        maxLength={max}
        rows={5}
        dir="auto"
      />
    </AskedDialog>
  );
}
