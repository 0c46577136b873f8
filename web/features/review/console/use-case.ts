import { useEffect, useRef, useState } from 'react';
import type { CallerInputOf, DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { call } from '../../../api/client.ts';
import { quietly } from '../../../api/quietly.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { useAct } from '../../../api/use-act.ts';
import { showToast } from '../../../design/toasts.ts';
import { useNavigate, useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import { chosenIn, useGrounds } from '../../moderation/index.ts';

export type Case = DataOf<Calls['review.report-case']>;
export type CaseInList = DataOf<Calls['review.report-queue']>['list'][number];

/** The fields of the case that is open, within the page's form. */
const part = 'case';
export const caseField = (name: string): string => `${name}@${part}`;

export type Asking = 'remove' | 'ban' | null;

/**
 * A case in hand: claimed while it is looked at, decided by button or key. After a decision the next one of the list
 * follows; for ten seconds the decision can be taken back, which opens the case again.
 */
export function useCase(shown: Case, next: string, here: string) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const act = useAct();
  const fields = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Asking>(null);
  const { id, can } = shown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each case that is looked at
  useEffect(() => {
    if (can.decide) void quietly(call('review.claim-case', { id }));
  }, [id]);

  const undo = async () => {
    try {
      await call('review.undo-case', { id });
      showToast({ text: t('operators.queue.undone') });
    } catch (error) {
      showFailure(error);
    }
    await navigate(here);
    await revalidate();
  };
  const decide = (decision: 'dismissed' | 'removed') =>
    act.run(async () => {
      const grounds = decision === 'removed' && fields.current ? chosenIn(fields.current, part) : {};
      await call('review.decide-case', {
        ...(grounds as Partial<CallerInputOf<Calls['review.decide-case']>>),
        id,
        decision,
      });
      setAsking(null);
      showToast({
        text: t(`operators.queue.${decision}`),
        action: { label: t('operators.queue.undo'), run: () => void undo() },
      });
      await navigate(next);
      await revalidate();
    });
  const ask = (what: Asking) => {
    act.clear();
    setAsking(what);
  };
  const keys: Record<string, (() => unknown) | undefined> = {
    k: can.decide ? () => decide('dismissed') : undefined,
    r: can.remove ? () => ask('remove') : undefined,
    b: can.ban ? () => ask('ban') : undefined,
    j: () => navigate(next),
  };
  useKeys(asking === null && !act.busy ? keys : {});
  return { asking, ask, decide, undo, fields, busy: act.busy, ...useGrounds(act, caseField) };
}

/** Single keys act while nobody types. */
function useKeys(keys: Record<string, (() => unknown) | undefined>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const types = target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog');
      if (types || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      void act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
