import { type ReactNode, useState } from 'react';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { formAction, pageForm } from '../../../../contract/primitives/page-form.ts';
import type { ButtonKind } from '../../../design/Button.tsx';
import { TextArea } from '../../../design/fields.tsx';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useNavigate, useRevalidator } from '../../../router/hooks.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { AskedDialog } from './AskedDialog.tsx';

/** The dialog's own field of the page's form. */
const part = 'money';

interface ReasonDialogProps {
  title: ReactNode;
  word: string;
  kind?: ButtonKind;
  closeTo: string;
  /** The call that does it, and what it is about. */
  does: string;
  about: Readonly<Record<string, number>>;
  /** What the call names the words. */
  asks?: 'reason' | 'note';
  act: (reason: string, key: string) => Promise<unknown>;
  children: ReactNode;
}

/** Something that an operator does about money, with why, once however often it is pressed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, word, kind, closeTo, does, about, asks = 'reason', act: doIt, children } = props;
  const t = useT();
  const act = useAct();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { said } = useRootData();
  const refused = said?.call === does ? said.refused : undefined;
  const field = `${asks}@${part}`;
  const [reason, setReason] = useState((refused && said?.fields[field]) ?? '');
  const [key, setKey] = useState(randomString);
  const run = () =>
    act.run(async () => {
      await doIt(reason, key);
      showToast({ text: t('operators.done') });
      await navigate(closeTo, { replace: true });
      await revalidate();
    });
  const issue = act.issues[asks] ?? refused?.issues?.find((each) => each.field === asks)?.message;
  return (
    <AskedDialog
      {...{ title, word, closeTo }}
      {...(kind && { kind })}
      action={formAction(does, { ...about, _of: part, _to: closeTo })}
      busy={act.busy}
      error={act.error ?? (act.refusal ? undefined : refused?.msg)}
      onAct={() => void run()}
    >
      {children}
      <TextArea
        label={t(`operators.${asks}`)}
        hint={asks === 'reason' ? t('operators.reasonHint') : undefined}
        form={pageForm}
        name={field}
        value={reason}
        maxLength={asks === 'reason' ? operatorLimits.reasonMax : storeLimits.note}
        error={issue}
        dir="auto"
        onChange={(event) => {
          setReason(event.target.value);
          setKey(randomString());
        }}
      />
    </AskedDialog>
  );
}
