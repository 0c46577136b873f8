import type { ReadDeps } from './deps.ts';
import { membersNamed } from './members-named.ts';

/** Members by a name, for a group message. */
export const user = (deps: Pick<ReadDeps, 'people'>) => membersNamed(deps);
