import { useEffect } from 'react';
import { creatorLimits } from '../../../../contract/domains/creator/limits.ts';
import type { Condition, ConditionsPage } from '../../../../contract/domains/creator/shapes.ts';
import { call } from '../../../api/client.ts';
import { useConsoleForm } from '../../../console/use-console-form.ts';
import { FormButton } from '../../../design/FormButton.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { Note } from '../../../design/parts.tsx';
import { onDevice } from '../../../lib/stores.ts';
import { useIsOff, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { useDayNear } from '../days.ts';
import { ConditionList } from './ConditionList.tsx';

/** Before somebody is a creator: what it needs, what of it there is, and the words that ask for it. */
export function ApplyScreen({ page }: { page: ConditionsPage }) {
  const t = useT();
  return (
    <>
      <section className="cloth p-4 sm:rounded-lg sm:p-5">
        <h1 className="heading text-xl">{t('creator.apply.title')}</h1>
        <p className="soft mt-1 text-md">{t('creator.apply.text')}</p>
      </section>
      <ConditionList list={page.list} />
      <ApplyForm page={page} />
    </>
  );
}

/** Words that wait for the last condition stay on this device, for this member. */
const placeOf = (uid: number): string => `creator-application-${uid}`;

function ApplyForm({ page }: { page: ConditionsPage }) {
  const t = useT();
  const dayNear = useDayNear();
  const place = placeOf(useSession()?.uid ?? 0);
  const isOff = useIsOff('creator.applications');
  const missing = page.list.find(({ done }) => done === 0);
  const { draft, change, field, dialog } = useConsoleForm({
    ...{ does: 'creator.apply', part: 'apply', about: { appeal: 0 }, closeTo: '?' },
    first: () => ({ message: '' }),
    act: async ({ draft: { message }, key }) => {
      const { data } = await call('creator.apply', { message, appeal: 0 }, { idempotencyKey: key });
      onDevice.write(place, null);
      return t('creator.apply.sent', { day: dayNear(data.promised_at, data.sent_at) });
    },
  });
  // After the first drawing, which the server may have made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page
  useEffect(() => {
    const stored = onDevice.read(place);
    if (stored && draft.message === '') change({ message: stored });
  }, []);
  const { onChange, ...rest } = field('message');
  return (
    <section className="card flex flex-col gap-3">
      <TextArea
        label={t('creator.apply.label')}
        hint={t(missing ? 'creator.apply.hintOpen' : 'creator.apply.hint', {
          min: creatorLimits.messageMin,
          max: creatorLimits.messageMax,
        })}
        {...rest}
        maxLength={creatorLimits.messageMax}
        rows={4}
        dir="auto"
        onChange={(event) => {
          onDevice.write(place, event.target.value);
          onChange(event);
        }}
      />
      {isOff && <Note>{t('creator.apply.notOpen')}</Note>}
      {dialog.error && <Note tone="error">{dialog.error}</Note>}
      <FormButton
        className="btn btn-primary btn-wide"
        action={dialog.action}
        busy={dialog.busy && t('shell.sending')}
        disabled={page.canApply === 0}
        onClick={dialog.onAct}
      >
        <SendWords missing={missing} />
      </FormButton>
    </section>
  );
}

/** The button says what is missing. */
function SendWords({ missing }: { missing: Condition | undefined }) {
  const t = useT();
  if (!missing) return t('creator.apply.send');
  return t(`creator.missing.${missing.name}`, { count: Math.max(0, missing.need - missing.have) });
}
