import { kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { WebKind } from './kind.ts';
import { kinds } from './made/kinds.ts';

export const webKindOf = ({ special }: { special: number }): WebKind => kinds[kindOf(special)];
