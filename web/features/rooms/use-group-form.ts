import { useState } from 'react';
import type { Refused } from '../../../contract/open-envelope.ts';
import { offerRemedy } from '../../api/show-failure.ts';
import { useBusy } from '../../api/use-press.ts';
import { isRefusal } from '../../api/wire.ts';
import { refusedFields, refusedWords } from '../../session/refused-form.ts';
import { useRootData } from '../../session/root-data.ts';
import { nameTakenIn } from './name-taken.ts';

type Failed = Pick<Refused, 'name' | 'msg' | 'issues' | 'extra'>;

/**
 * A form of a group that is sent with script or without: what was typed before it was refused without, and why it was
 * refused either way. `part` is the part of the page that its fields belong to.
 */
export function useGroupForm(name: 'rooms.create' | 'rooms.edit', part: string) {
  const { said } = useRootData();
  const { busy, run } = useBusy();
  const before = said?.call === name ? said : undefined;
  const [failed, setFailed] = useState<Failed | undefined>(before?.refused);
  const send = (work: () => Promise<unknown>) =>
    run(async () => {
      setFailed(undefined);
      try {
        await work();
      } catch (failure) {
        if (!isRefusal(failure)) throw failure;
        setFailed({ name: failure.refusal, msg: failure.msg, issues: failure.issues, extra: failure.extra });
        offerRemedy(failure);
      }
    });
  const taken = nameTakenIn(failed);
  const fieldOf = (field: string): string => `${field}@${part}`;
  return {
    ...{ busy, send, fieldOf, taken },
    typed: (field: string): string | undefined => before?.fields[fieldOf(field)],
    issues: refusedFields(failed),
    /** What was refused as a whole. */
    error: taken ? undefined : refusedWords(failed, ['name', 'notice', 'members']),
    clear: () => setFailed(undefined),
  };
}

export type GroupFormState = ReturnType<typeof useGroupForm>;
