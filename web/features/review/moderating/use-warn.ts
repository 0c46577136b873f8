import { useRef, useState } from 'react';
import type { CallerInputOf, DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { sendingKeys } from '../../../lib/sending-keys.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { chosenIn, useGrounds } from '../../moderation/index.ts';
import { fieldOf, fieldsOf } from './posts.ts';

export type Warnings = DataOf<Calls['review.warnings']>;

/** A warning being written: its fields hold what is chosen and typed, before there is script and after. */
export function useWarn(uid: number) {
  const act = useAct();
  const { revalidate } = useRevalidator();
  const fields = useRef<HTMLDivElement>(null);
  const [keys] = useState(sendingKeys);
  const send = () =>
    void act.run(async () => {
      if (!fields.current) return;
      const input = { ...chosenIn(fields.current, fieldsOf._of), uid } as CallerInputOf<Calls['review.warn']>;
      const { msg } = await call('review.warn', input, { idempotencyKey: keys.of(input) });
      showToast({ text: msg });
      keys.done();
      const words = fields.current.querySelector('textarea');
      if (words) words.value = '';
      await revalidate();
    });
  return {
    ...{ fields, send, busy: act.busy, ...useGrounds(act, fieldOf) },
    action: formAction('review.warn', { uid, ...fieldsOf }),
  };
}
