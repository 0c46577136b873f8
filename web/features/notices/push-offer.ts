import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { onDevice } from '../../lib/stores.ts';

const keyOf = (uid: number): string => `push_offered.${uid}`;

/** Whether somebody has replied to the member: before that nothing is worth a call from a closed page. */
export const hasReply = (rows: readonly Pick<Notice, 'sort' | 'authorid'>[]): boolean =>
  rows.some(({ sort, authorid }) => sort === 'reply' && authorid !== 0);

/** Whether this browser has offered it to a member before. */
export const wasOffered = (uid: number): boolean => onDevice.read(keyOf(uid)) !== null;

/** From now on it is in the settings alone. */
export const noteOffered = (uid: number): void => void onDevice.write(keyOf(uid), 'yes');
