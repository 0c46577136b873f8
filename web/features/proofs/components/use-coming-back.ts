import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { begun, brokenOff, type Intent, useLostLogin } from '../../../session/dialogs.ts';
import { useRootData, useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { begunByForm, pressBegun } from '../press-begun.ts';

/** Acts of which is said in one line that they are done, and to whom where that is known; others say it themselves. */
const sayings: Partial<Record<Intent['act'], { known: string; unknown: string }>> = {
  like: { known: 'proofs.done.likeOf', unknown: 'proofs.done.like' },
  save: { known: 'proofs.done.save', unknown: 'proofs.done.save' },
  follow: { known: 'proofs.done.followOf', unknown: 'proofs.done.follow' },
};

/** The text of what was done for somebody who has come back; undefined where nothing is said. */
export function saidDone({ act, who }: Intent): { id: string; values: { who: string } } | undefined {
  const saying = sayings[act];
  return saying && { id: who ? saying.known : saying.unknown, values: { who: who ?? '' } };
}

/**
 * Where a log-in was asked for by something that a guest began, or finds a page whose own log-in has ended, the page stays as it
 * stands: it is read anew as the member's, and what was broken off goes on.
 */
export function useComingBack(onDone: () => void): {
  stay: boolean;
  /** The page was a member's, whose log-in has ended. */
  wasIn: boolean;
  /** `greeting`: what is said to somebody who has just joined. */
  comeBack: (uid: number, greeting?: string) => Promise<void>;
} {
  const t = useT();
  const lost = useLostLogin();
  const { said } = useRootData();
  const isMembers = useSession() !== null;
  const { revalidate, turnReader } = useRevalidator();
  const comeBack = async (uid: number, greeting?: string): Promise<void> => {
    const [goOn, intent, waits] = [brokenOff(), begun(), begunByForm(said)];
    onDone();
    if (isMembers) void revalidate();
    else await turnReader();
    const done = (await goOn?.(uid)) !== false && intent ? saidDone(intent) : undefined;
    const text = [greeting, done && t(done.id, done.values)].filter(Boolean).join(' ');
    if (text) showToast({ text });
    if (waits && !goOn) setTimeout(() => pressBegun(waits));
  };
  const wasIn = lost || isMembers;
  return { stay: wasIn || brokenOff() !== null || begunByForm(said) !== undefined, wasIn, comeBack };
}
