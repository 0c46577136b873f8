import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { ApplicationFacts } from '../../../../contract/domains/creator/shapes.ts';
import { call } from '../../../api/client.ts';
import { AskedDialog } from '../../../console/AskedDialog.tsx';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { TextArea } from '../../../design/fields.tsx';
import { useT } from '../../../texts/texts.tsx';
import { askTo } from './asked.ts';

/** Makes the applicant a creator, with a line that they read. */
export function GrantDialog({ facts: { id, username: name } }: { facts: ApplicationFacts }) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'creator.grant', part: 'grant', about: { id }, closeTo: askTo() },
    first: () => ({ reason: '' }),
    act: async ({ draft: { reason }, key }) => {
      await call('creator.grant', { id, reason }, { idempotencyKey: key });
      return t('creator.said.granted');
    },
  });
  return (
    <AskedDialog title={t('creator.console.grantAsk', { name })} word={t('creator.console.grant')} {...form.dialog}>
      <TextArea
        label={t('creator.console.grantWords', { name })}
        hint={t('creator.console.grantHint')}
        {...form.field('reason')}
        maxLength={creatorLimits.reasonMax}
        dir="auto"
      />
    </AskedDialog>
  );
}

/** Refuses it with a reason, which the member reads. */
export function RefuseDialog({ facts: { id, username: name } }: { facts: ApplicationFacts }) {
  const t = useT();
  const form = useConsoleForm({
    ...{ does: 'creator.refuse', part: 'refuse', about: { id }, closeTo: askTo() },
    first: () => ({ reason: '' }),
    act: async ({ draft: { reason }, key }) => {
      await call('creator.refuse', { id, reason }, { idempotencyKey: key });
      return t('creator.said.refused');
    },
  });
  return (
    <AskedDialog
      title={t('creator.console.refuseAsk')}
      word={t('creator.console.refuse')}
      kind="danger"
      {...form.dialog}
    >
      <TextArea
        label={t('operators.reason')}
        hint={t('creator.console.refuseHint', { name })}
        {...form.field('reason')}
        maxLength={creatorLimits.reasonMax}
        dir="auto"
      />
    </AskedDialog>
  );
}
