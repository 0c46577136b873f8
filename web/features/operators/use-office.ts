import { useRef } from 'react';
import type { CallerInputOf } from '../../../contract/call.ts';
import type { Calls } from '../../../contract/calls.ts';
import { formAction } from '../../../contract/primitives/page-form.ts';
import { call } from '../../api/client.ts';
import { useAct } from '../../api/use-act.ts';
import { showToast } from '../../design/toasts.ts';
import { useRevalidator } from '../../router/hooks.ts';
import { refusedFields, refusedWords } from '../../session/refused-form.ts';
import { useRootData } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';

type OfficeCall = 'operators.give-office' | 'operators.end-office';

/** Fields that show a sentence of their own. */
const marksOf: Readonly<Record<OfficeCall, readonly string[]>> = {
  'operators.give-office': ['uid', 'place', 'reason'],
  'operators.end-office': ['reason'],
};

/** A form of the page about offices; its fields stand under names of their own. */
export function useOffice(name: OfficeCall, part: string, fixed: Record<string, number>) {
  const t = useT();
  const marks = marksOf[name];
  const act = useAct(marks);
  const { revalidate } = useRevalidator();
  const { said } = useRootData();
  const fields = useRef<HTMLDivElement>(null);
  const fieldOf = (field: string) => `${field}@${part}`;
  const sent = said?.call === name && fieldOf('reason') in said.fields ? said : undefined;
  const send = () =>
    void act.run(async () => {
      const found = fields.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
      const typed = Object.fromEntries([...found].map((field) => [field.name.slice(0, -part.length - 1), field.value]));
      await call(name, { ...typed, ...fixed } as CallerInputOf<Calls[typeof name]>);
      showToast({ text: t('operators.done') });
      await revalidate();
    });
  return {
    ...{ fields, fieldOf, send, busy: act.busy, issues: act.refusal ? act.issues : refusedFields(sent?.refused) },
    typed: (field: string) => sent?.fields[fieldOf(field)],
    action: formAction(name, { ...fixed, _of: part }),
    error: act.error ?? (act.refusal ? undefined : refusedWords(sent?.refused, marks)),
  };
}
