import { useRevalidator } from '../../../router/hooks.ts';
import { brokenOff, useLostLogin } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';

/**
 * Where a log-in was asked for by something that a guest began, or finds a page whose own log-in has ended, the page stays as it
 * stands: it is read anew as the member's, and what was broken off goes on.
 */
export function useComingBack(onDone: () => void): { stay: boolean; comeBack: (uid: number) => Promise<void> } {
  const lost = useLostLogin();
  const isMembers = useSession() !== null;
  const { revalidate, turnReader } = useRevalidator();
  const comeBack = async (uid: number): Promise<void> => {
    const goOn = brokenOff();
    onDone();
    if (isMembers) void revalidate();
    else await turnReader();
    goOn?.(uid);
  };
  return { stay: lost || isMembers || brokenOff() !== null, comeBack };
}
