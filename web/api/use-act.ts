import { useMemo, useState } from 'react';
import type { GoOn } from '../session/dialogs.ts';
import { refusedFields, refusedWords } from '../session/refused-form.ts';
import { offerRemedy } from './show-failure.ts';
import { useBusy, type Work } from './use-press.ts';
import { type ApiRefusal, isRefusal } from './wire.ts';

export interface Act {
  busy: boolean;
  /** Name of the refusal that the last try met. */
  refusal: string | undefined;
  /** The server's words on the whole; where fields are wrong, the first sentence about one that the form doesn't mark. */
  error: string | undefined;
  /** Sentences under the fields they are about, by the field's name. */
  issues: Readonly<Record<string, string>>;
  /** The most that can be said in one place: the first field's sentence, else the words on the whole. */
  words: string | undefined;
  run: (work: Work, goOn?: GoOn) => Promise<void>;
  /** Forgets the failure. */
  clear: () => void;
}

/**
 * A form or a dialog that does something: busy meanwhile, and where the server refuses it says so in its place, leaves
 * what was typed, and opens the dialog that resolves the refusal. `goOn` runs once it is resolved. `marks` are the fields
 * that show a sentence of their own.
 */
export function useAct(marks?: readonly string[]): Act {
  const { busy, run } = useBusy();
  const [failed, setFailed] = useState<ApiRefusal>();
  const act = (work: Work, goOn?: GoOn) =>
    run(async () => {
      setFailed(undefined);
      try {
        await work();
      } catch (failure) {
        if (!isRefusal(failure)) throw failure;
        setFailed(failure);
        offerRemedy(failure, goOn);
      }
    });
  // The same object until the next try, so that a screen knows which answer it is about.
  const issues = useMemo(() => refusedFields(failed), [failed]);
  return {
    busy,
    refusal: failed?.refusal,
    error: refusedWords(failed && { ...failed, name: failed.refusal }, marks),
    issues,
    words: failed?.issues[0]?.message ?? failed?.msg,
    run: act,
    clear: () => setFailed(undefined),
  };
}
