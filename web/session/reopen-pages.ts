import { useEffect } from 'react';
import { useRevalidator } from '../router/hooks.ts';
import { useSession } from './root-data.ts';
import { reopenPages } from './session.ts';

/** A member whose pages are rendered for a guest gets them rendered for the member again, once a page. */
export function useReopenedPages(): void {
  const { revalidate } = useRevalidator();
  const isGuest = useSession() === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with, not what it became
  useEffect(() => {
    if (!isGuest) return;
    reopenPages().then((again) => {
      if (again) revalidate();
    });
  }, []);
}
