import { useRef, useState } from 'react';
import { taskLimits } from '../../../contract/domains/tasks/limits.ts';
import type { MedalRow } from '../../../contract/domains/tasks/shapes.ts';
import { call } from '../../api/client.ts';
import { showFailure } from '../../api/show-failure.ts';
import { showError, showToast } from '../../design/toasts.ts';
import { useT } from '../../texts/texts.tsx';
import { moved, withOneMore, without, wornMedals } from './medal-rows.ts';

/**
 * Which medals are worn, in their order: shown as it is changed, sent one change after the other, and taken back by Undo. What
 * is refused stands as it was before.
 */
export function useWorn(medals: readonly MedalRow[]) {
  const t = useT();
  const [order, setOrder] = useState(() => wornMedals(medals).map(({ medalid }) => medalid));
  const latest = useRef(order);
  const stored = useRef(order);
  const last = useRef<Promise<void>>(Promise.resolve());

  const show = (next: number[]) => {
    latest.current = next;
    setOrder(next);
  };
  const send = async (next: number[]) => {
    try {
      await call('tasks.wear-medals', { medalids: next });
      stored.current = next;
    } catch (failure) {
      show(stored.current);
      showFailure(failure);
    }
  };
  const change = (next: number[], text: string) => {
    const before = latest.current;
    show(next);
    last.current = last.current.then(() => send(next));
    const undo = () => {
      show(before);
      last.current = last.current.then(() => send(before));
    };
    showToast({ text, action: { label: t('tasks.wear.undo'), run: undo } });
    return last.current;
  };

  return {
    order,
    move: ({ medalid, name }: MedalRow, by: 1 | -1) =>
      change(moved(latest.current, medalid, by), t(by < 0 ? 'tasks.wear.movedUp' : 'tasks.wear.movedDown', { name })),
    remove: ({ medalid, name }: MedalRow) =>
      change(without(latest.current, medalid), t('tasks.wear.removed', { name })),
    add: ({ medalid, name }: MedalRow) => {
      const next = withOneMore(latest.current, medalid);
      if (next) return change(next, t('tasks.wear.put', { name }));
      showError(t('tasks.refusal.worn_many', { most: taskLimits.worn }));
      return Promise.resolve();
    },
  };
}
