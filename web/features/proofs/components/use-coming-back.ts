import { showToast } from '../../../design/toasts.ts';
import { useRevalidator } from '../../../router/hooks.ts';
import { begun, brokenOff, type Intent, useLostLogin } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';

/** In one line what was done; other acts say it themselves. */
const sayings: Partial<Record<Intent['act'], string>> = {
  like: 'proofs.done.like',
  save: 'proofs.done.save',
  follow: 'proofs.done.follow',
};

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
  const isMembers = useSession() !== null;
  const { revalidate, turnReader } = useRevalidator();
  const comeBack = async (uid: number, greeting?: string): Promise<void> => {
    const [goOn, intent] = [brokenOff(), begun()];
    onDone();
    if (isMembers) void revalidate();
    else await turnReader();
    const done = (await goOn?.(uid)) !== false && intent ? sayings[intent.act] : undefined;
    const text = [greeting, done && t(done)].filter(Boolean).join(' ');
    if (text) showToast({ text });
  };
  const wasIn = lost || isMembers;
  return { stay: wasIn || brokenOff() !== null, wasIn, comeBack };
}
