import { useEffect } from 'react';
import { readOnlySaid } from '../lib/read-only.ts';
import { useShared } from '../lib/shared-state.ts';
import { useRevalidator } from '../router/hooks.ts';
import { useRootData } from './root-data.ts';

const useOfPage = (): boolean => useRootData().beside?.read_only.on === 1;

/** Whether nothing is written for now: by the newest answer, or by the page where there is none. */
export function useReadOnly(): boolean {
  const ofPage = useOfPage();
  return useShared(readOnlySaid, (said) => said) ?? ofPage;
}

/** A page that was open when the site became read-only, or writable again, is asked for anew by the next answer. */
export function useReadOnlyLearned(): void {
  const { revalidate } = useRevalidator();
  const ofPage = useOfPage();
  const said = useShared(readOnlySaid, (now) => now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn that an answer tells of
  useEffect(() => {
    if (said !== undefined && said !== ofPage) void revalidate();
  }, [said]);
}
