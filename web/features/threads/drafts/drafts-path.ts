import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { kindPage } from '../kinds/kinds.ts';

/** The page of one's drafts. */
export const draftsPath = '/ucenter/account/posts/drafts';

/** The composer with a draft in it. */
export const draftPath = (tid: number, kind: string): string => `${kindPage(kind as KindName)}?draft=${tid}`;
