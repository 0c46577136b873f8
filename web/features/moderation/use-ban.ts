import { useEffect, useState } from 'react';
import type { banDays, banStates } from '../../../contract/domains/moderation/limits.ts';
import { isRefusal } from '../../api/wire.ts';
import { useAct } from '../../lib/use-act.ts';
import { type BanState, banUser, readBanState } from './ban.ts';

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
  const act = useAct();
  const [scene, setScene] = useState<BanState | null>(null);
  const [failed, setFailed] = useState<string>();
  const [asked, setAsked] = useState(0);
  const [choice, setChoice] = useState(untouched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    if (!open) return;
    let over = false;
    setScene(null);
    setFailed(undefined);
    readBanState(uid).then(
      (state) => over || setScene(state),
      (error: unknown) => {
        if (!isRefusal(error)) throw error;
        if (!over) setFailed(error.msg);
      },
    );
    return () => {
      over = true;
    };
  }, [uid, open, asked]);

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
    ready: scene !== null && (lifts ? scene.sanction !== null : reason.trim() !== ''),
    choose: (fields: Partial<Choice>) => setChoice({ ...choice, ...fields }),
    again: () => setAsked(asked + 1),
    send: (onDone: () => void) =>
      act.run(async () => {
        await banUser({ ban_uid: uid, bannew: Number(ban), banexpirynew: lifts ? 0 : Number(days), reason });
        setChoice(untouched);
        onDone();
      }),
  };
}

export type BanDesk = ReturnType<typeof useBan>;
