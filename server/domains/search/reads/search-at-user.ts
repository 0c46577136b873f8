import type { ReadDeps } from './deps.ts';
import { membersNamed } from './members-named.ts';

/** Members by a name, for a mention. */
export const searchAtUser = (deps: Pick<ReadDeps, 'people'>) => membersNamed(deps);
