import { useState } from 'react';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useNavigate, useRevalidator, useSearch } from '../../../router/hooks.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { addressWith, type MoveDraft } from './money-address.ts';

const does = 'operators.transfer';

/** A transfer by hand on its way: what was looked at is sent once, however often its button is pressed. */
export function useMove({ uid }: { uid: number }, { way, currency, amount, shown, reason }: MoveDraft) {
  const t = useT();
  const act = useAct();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const search = useSearch();
  const { said } = useRootData();
  const [key] = useState(randomString);
  const fields = { uid, way, currency, amount: amount.trim(), shown, reason };
  const doneTo = addressWith(new URLSearchParams(), { who: String(uid) });
  const send = () =>
    act.run(async () => {
      const { data } = await call(does, fields, { idempotencyKey: key });
      showToast({ text: t(data.state === 'paid' ? 'operators.funds.made' : 'operators.funds.asked') });
      await navigate(doneTo, { replace: true });
      await revalidate();
    });
  const refused = said?.call === does ? said.refused : undefined;
  const saidIssues = refused?.issues?.map(({ field, message }) => [field, message] as const) ?? [];
  const issues: Readonly<Record<string, string>> = act.refusal ? act.issues : Object.fromEntries(saidIssues);
  return {
    issues,
    hasIssues: Object.keys(issues).length > 0,
    error: act.refusal ? act.error : refused?.msg,
    busy: act.busy,
    run: () => void send(),
    closeTo: addressWith(search, { ask: '' }),
    action: formAction(does, { ...fields, _to: doneTo }),
  };
}
export type Move = ReturnType<typeof useMove>;
