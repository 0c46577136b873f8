import { useCallback, useRef, useState } from 'react';
import type { banDays, banStates } from '../../../contract/domains/moderation/limits.ts';
import { useAct } from '../../api/use-act.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { banUser, readBanState } from './ban.ts';
import { chosenIn } from './chosen.ts';
import { useGrounds } from './use-grounds.ts';

/** The dialog's own fields of the page's form. */
const part = 'banning';
export const banField = (name: string): string => `${name}@${part}`;

export type Ban = `${(typeof banStates)[number]}`;
export type Days = `${(typeof banDays)[number]}`;

interface Choice {
  /** Undefined until one is made: then it is what stands. */
  ban?: Ban;
  days: Days;
}

const untouched: Choice = { days: '7' };

/** What stands against a member, read whenever the dialog opens, and what is chosen for them. */
export function useBan(uid: number, open: boolean) {
  const act = useAct();
  const fields = useRef<HTMLDivElement>(null);
  const load = useCallback(() => readBanState(uid), [uid]);
  const { value: scene, error: failed, reload } = useLoaded(open ? load : null);
  const [choice, setChoice] = useState(untouched);

  const ban: Ban = choice.ban ?? (scene?.sanction?.groupid === 5 ? '5' : '4');
  const lifts = ban === '0';
  const { days } = choice;
  return {
    ban,
    days,
    lifts,
    scene,
    failed,
    fields,
    busy: act.busy,
    ...useGrounds(act, banField),
    /** Something is wanted that can be sent. */
    ready: scene !== undefined && (!lifts || scene.sanction !== null),
    choose: (made: Partial<Choice>) => {
      act.clear();
      setChoice({ ...choice, ...made });
    },
    again: reload,
    send: (onDone: () => void) =>
      act.run(async () => {
        if (!fields.current) return;
        const grounds = chosenIn(fields.current, part) as Partial<Parameters<typeof banUser>[0]>;
        await banUser({ ...grounds, ban_uid: uid, bannew: Number(ban), banexpirynew: lifts ? 0 : Number(days) });
        setChoice(untouched);
        onDone();
      }),
  };
}

export type BanController = ReturnType<typeof useBan>;
