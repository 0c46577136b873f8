import { useEffect, useRef } from 'react';
import { useRevalidator } from '../router/hooks.ts';
import { forgetVisits } from '../router/page-memory.ts';
import { useSession } from './root-data.ts';
import { isTurn, readToken } from './token.ts';

/**
 * The page belongs to whoever reads in this browser: when another tab logs in or out it is asked for anew, as soon as
 * it is visible; and one that the browser cached for a step back is not shown after its member has logged out.
 */
export function useSameReader(): void {
  const { turnReader } = useRevalidator();
  const uid = useSession()?.uid;
  const token = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token that this reader's page came with
  useEffect(() => {
    token.current = readToken();
  }, [uid]);
  useEffect(() => {
    let turned = false;
    const look = (): void => {
      if (!turned || document.visibilityState !== 'visible') return;
      turned = false;
      forgetVisits();
      void turnReader();
    };
    const onStorage = (event: StorageEvent): void => {
      turned ||= isTurn(event);
      look();
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && readToken() !== token.current) location.reload();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', look);
    };
  }, [turnReader]);
}
