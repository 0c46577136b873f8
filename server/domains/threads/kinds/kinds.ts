import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { type KindJobs, type ListedKind, listed, type ThreadWrites } from './kind.ts';
import { plain } from './plain/plain.ts';

/** Every kind of thread: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: ListedKind } = {
  plain: listed('plain', plain),
};

/** What the kinds bring beside, joined by the domain's manifest. */
export const kindHandlers = (_writes: ThreadWrites) => ({});
export const kindTables = {};
export const kindPersonalData: readonly Pick<PersonalData, 'collect' | 'forget'>[] = [];
export const kindJobs: readonly KindJobs[] = [];

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];
