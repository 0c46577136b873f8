import { readOnlySaid } from '../lib/read-only.ts';
import { useShared } from '../lib/shared-state.ts';
import { useRootData } from './root-data.ts';

/** Whether nothing is written for now: by the newest answer, or by the page where there is none. */
export function useReadOnly(): boolean {
  const ofPage = useRootData().beside?.read_only.on === 1;
  return useShared(readOnlySaid, (said) => said) ?? ofPage;
}
