import type { KindName } from '../../../../contract/domains/threads/kinds.ts';
import { kindTool } from '../kinds/composed-kinds.ts';

/** The page of one's drafts. */
export const draftsPath = '/ucenter/account/posts/drafts';

/** The list on it: on a phone it stands below a screen of head. */
export const draftListPath = `${draftsPath}#list`;

/** The composer with a draft in it. */
export const draftPath = (tid: number, kind: string): string =>
  `${kindTool(kind as KindName)?.to ?? '/note/thread'}?draft=${tid}`;
