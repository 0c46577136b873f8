import { useRevalidator } from '../../../router/hooks.ts';
import { brokenOff, useLostLogin } from '../../../session/dialogs.ts';
import { useSession } from '../../../session/root-data.ts';

/**
 * Where a log-in finds a page whose own has ended, the page stays as it stands: it is read anew as the member's, and
 * what was broken off goes on. A page that was drawn for a member and asks for a log-in is one.
 */
export function useComingBack(onDone: () => void): { stay: boolean; comeBack: (uid: number) => void } {
  const lost = useLostLogin();
  const isMembers = useSession() !== null;
  const { revalidate } = useRevalidator();
  const comeBack = (uid: number): void => {
    const goOn = brokenOff();
    onDone();
    void revalidate();
    goOn?.(uid);
  };
  return { stay: lost || isMembers, comeBack };
}
