import { useRef, useState } from 'react';
import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { appealingLimits } from '../../../../contract/domains/review/appealing/limits.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { sendingKeys } from '../../../lib/sending-keys.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { refusedFields } from '../../../session/refused-form.ts';
import { useRootData } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

export type AppealedAct = DataOf<Calls['review.appealed-act']>;

/** The appeal's own field of the page's form. */
const part = 'appeal';
export const appealField = `message@${part}`;

/** An appeal about a post being written. Its field holds what was typed itself, before there is script and after. */
export function useActAppeal({ id }: AppealedAct) {
  const t = useT();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const { said } = useRootData();
  const fields = useRef<HTMLDivElement>(null);
  const [keys] = useState(sendingKeys);
  const [short, setShort] = useState(false);
  const [changed, setChanged] = useState(false);
  const sent = said?.call === 'review.appeal-act' ? said : undefined;
  // What was said is about other words.
  const change = () => {
    setChanged(true);
    setShort(false);
    act.clear();
  };
  const send = () => {
    const message = fields.current?.querySelector('textarea')?.value.trim() ?? '';
    const tooShort = message.length < appealingLimits.messageMin;
    setShort(tooShort);
    act.clear();
    if (tooShort) return;
    void act.run(async () => {
      const input = { id, message };
      const { msg } = await call('review.appeal-act', input, { idempotencyKey: keys.of(input) });
      showToast({ text: msg });
      await revalidate();
    });
  };
  const early = changed || act.refusal ? undefined : sent;
  const isEarlyShort =
    refusedFields(early?.refused).message !== undefined &&
    (early?.fields[appealField] ?? '').trim().length < appealingLimits.messageMin;
  const isShort = short || isEarlyShort;
  const issue = act.issues.message ?? refusedFields(early?.refused).message;
  return {
    ...{ fields, send, change, busy: act.busy },
    action: formAction('review.appeal-act', { id, _of: part }),
    typed: sent?.fields[appealField],
    tooShort: isShort ? t('moderation.appealShort', { min: appealingLimits.messageMin }) : issue,
    error: isShort || issue ? undefined : (act.error ?? (changed ? undefined : sent?.refused?.msg)),
  };
}
