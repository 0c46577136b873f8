import type { ReactNode } from 'react';
import { operatorLimits } from '../../contract/domains/operators/limits.ts';
import { storeLimits } from '../../contract/domains/store/limits.ts';
import type { ButtonKind } from '../design/Button.tsx';
import { TextArea } from '../design/fields.tsx';
import { useT } from '../texts/texts.tsx';
import { AskedDialog } from './AskedDialog.tsx';
import { useConsoleForm } from './use-console-form.ts';

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
  /** What is said when it is done. */
  done?: string;
  act: (reason: string, key: string) => Promise<unknown>;
  children: ReactNode;
}

/** Something that an operator does about money, with why, once however often it is pressed. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, word, kind, closeTo, does, about, asks = 'reason', done, act: doIt, children } = props;
  const t = useT();
  const { field, dialog } = useConsoleForm({
    ...{ does, part: 'money', about, closeTo },
    first: (): Record<string, string> => ({ [asks]: '' }),
    act: async ({ draft, key }) => {
      await doIt(draft[asks] ?? '', key);
      return done ?? t('operators.done');
    },
  });
  return (
    <AskedDialog {...{ title, word }} {...(kind && { kind })} {...dialog}>
      {children}
      <TextArea
        label={t(`operators.${asks}`)}
        hint={asks === 'reason' ? t('operators.reasonHint') : undefined}
        {...field(asks)}
        maxLength={asks === 'reason' ? operatorLimits.reasonMax : storeLimits.note}
        dir="auto"
      />
    </AskedDialog>
  );
}
