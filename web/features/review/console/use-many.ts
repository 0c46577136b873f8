import { useRef, useState } from 'react';
import type { CallerInputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { ManyAct } from '../../../../contract/domains/review/held/calls.ts';
import type { DoneRow } from '../../../../contract/domains/review/held/shapes.ts';
import { formAction } from '../../../../contract/primitives/page-form.ts';
import { call } from '../../../api/client.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { useRefusedForm } from '../../../session/refused-form.ts';
import { useT } from '../../../texts/texts.tsx';
import { chosenIn, useGrounds } from '../../moderation/index.ts';

/** The fields of several posts at once, within the page's form. */
const part = 'many';
export const manyField = (name: string): string => `${name}@${part}`;

/** Where a press is sent without script. */
export const manyAction = (act: ManyAct): string => formAction('review.moderate-many', { act, _of: part });

/** What takes an act back, where something does. */
const backOf: Partial<Record<ManyAct, ManyAct>> = {
  ban: 'unban',
  unban: 'ban',
  delete: 'restore',
  restore: 'delete',
  refuse: 'approve',
};

/** Acts on the posts that are ticked; those that were refused say why in their rows, what was done can be taken back. */
export function useMany() {
  const t = useT();
  const act = useAct();
  const { revalidate } = useRevalidator();
  const fields = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<readonly DoneRow[]>([]);
  const [nothing, setNothing] = useState(false);

  const send = async (what: ManyAct, pids: string, grounds: object): Promise<readonly DoneRow[]> => {
    const input = { act: what, pids, ...grounds } as CallerInputOf<Calls['review.moderate-many']>;
    const { list, done } = (await call('review.moderate-many', input)).data;
    const back = backOf[what];
    const pidsDone = list.filter((row) => row.done).map(({ pid }) => pid);
    const undo = back && done > 0 ? { label: t('moderation.many.undo'), run: () => void takeBack() } : undefined;
    const takeBack = async () => {
      try {
        setRefused((await send(back!, pidsDone.join(','), {})).filter((row) => !row.done));
      } catch (failure) {
        showFailure(failure);
      }
    };
    const said = [
      t('moderation.many.done', { count: done }),
      ...refusedOf(list).map((row) => t('moderation.many.refused', row)),
    ];
    showToast({ text: said.join(' '), ...(undo && { action: undo }) });
    await revalidate();
    return list;
  };
  const press = (what: ManyAct) => {
    const { pids = '', ...grounds } = fields.current ? chosenIn(fields.current, part) : {};
    setNothing(pids === '');
    if (pids === '') return;
    void act.run(async () => setRefused((await send(what, pids, grounds)).filter((row) => !row.done)));
  };
  const { issues, error } = useGrounds(act, manyField);
  const early = useRefusedForm(manyField, 'reason');
  const none = nothing || (act.refusal === undefined && early.issues.pids !== undefined);
  return { fields, press, busy: act.busy, issues, error: none ? t('moderation.many.none') : error, refused };
}

/** Why some were not done, and how many: their rows may be gone from the page. */
export function refusedOf(list: readonly DoneRow[]): { why: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { done, msg } of list) if (!done) counts.set(msg, (counts.get(msg) ?? 0) + 1);
  return [...counts].map(([why, count]) => ({ why, count }));
}
