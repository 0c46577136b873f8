/** Makes the lists of what the domains declare: `npm run lists`, after a file of theirs has come or gone. */
import { join } from 'node:path';
import { makeLists } from './generators/write.ts';

makeLists(join(import.meta.dirname, '..'));
