import { useRef } from 'react';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { refusedFields } from '../../../session/refused-form.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** A decision about one appeal; its answer is a field of the page's form, under a name of its own. */
export function useDecideAppeal(id: number) {
  const t = useT();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const { said } = useRootData();
  const fields = useRef<HTMLDivElement>(null);
  const part = `a${id}`;
  const name = `answer@${part}`;
  const sent = said?.call === 'review.decide-appeal' && name in said.fields ? said : undefined;
  const decide = (grant: 0 | 1) =>
    void act.run(async () => {
      const answer = fields.current?.querySelector('textarea')?.value ?? '';
      await call('review.decide-appeal', { id, grant, answer });
      showToast({ text: t('operators.done') });
      await revalidate();
    });
  const issue = (act.refusal === undefined ? refusedFields(sent?.refused) : act.issues).answer;
  return {
    ...{ fields, name, decide, busy: act.busy, issue },
    typed: sent?.fields[name],
    actionOf: (grant: 0 | 1) => formAction('review.decide-appeal', { id, grant, _of: part }),
    error: issue ? undefined : (act.error ?? sent?.refused?.msg),
  };
}
