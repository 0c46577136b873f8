import type { AdminReadOnly } from '../../../../contract/domains/announcements/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readOnlyMode } from '../../../platform/read-only.ts';
import { type StoredNow, storedNow } from './stored-now.ts';

/** Read-only mode as operators see it. */
export function presentReadOnly(stored: StoredNow): AdminReadOnly {
  const { value, version } = stored(readOnlyMode);
  return { ...value, on: value.on ? 1 : 0, version };
}

/** Whether nothing is written now. */
export const readOnly = async (ctx: Ctx): Promise<AdminReadOnly> => presentReadOnly(await storedNow(ctx));
