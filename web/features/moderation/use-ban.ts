import { useCallback, useState } from 'react';
import type { banDays, banStates } from '../../../contract/domains/moderation/limits.ts';
import { useAct } from '../../lib/use-act.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { banUser, readBanState } from './ban.ts';

export type Ban = `${(typeof banStates)[number]}`;
export type Days = `${(typeof banDays)[number]}`;

interface Choice {
  /** Undefined until one is made: then it is what stands. */
  ban?: Ban;
  days: Days;
  reason: string;
}

const untouched: Choice = { days: '7', reason: '' };

/** What stands against a member, read whenever the dialog opens, and what is chosen for them. */
export function useBan(uid: number, open: boolean) {
  const act = useAct(['reason']);
  const load = useCallback(() => readBanState(uid), [uid]);
  const { value: scene, error: failed, reload } = useLoaded(open ? load : null);
  const [choice, setChoice] = useState(untouched);

  const ban: Ban = choice.ban ?? (scene?.sanction?.groupid === 5 ? '5' : '4');
  const lifts = ban === '0';
  const { days, reason } = choice;
  return {
    ban,
    days,
    reason,
    lifts,
    scene,
    failed,
    act,
    /** Something is wanted that can be sent. */
    ready: scene !== undefined && (lifts ? scene.sanction !== null : reason.trim() !== ''),
    choose: (fields: Partial<Choice>) => setChoice({ ...choice, ...fields }),
    again: reload,
    send: (onDone: () => void) =>
      act.run(async () => {
        await banUser({ ban_uid: uid, bannew: Number(ban), banexpirynew: lifts ? 0 : Number(days), reason });
        setChoice(untouched);
        onDone();
      }),
  };
}

export type BanController = ReturnType<typeof useBan>;
