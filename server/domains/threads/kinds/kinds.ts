import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { type KindJobs, type ListedKind, listed, type ThreadWrites } from './kind.ts';
import { plain } from './plain/plain.ts';
import { pollHandlers, pollPersonalData, pollTables } from './poll/contributes.ts';
import { pollJobs } from './poll/jobs/close-polls.ts';
import { poll } from './poll/poll.ts';

/** Every kind of thread: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: ListedKind } = {
  plain: listed('plain', plain),
  poll: listed('poll', poll),
};

/** What the kinds bring beside, joined by the domain's manifest. */
export const kindHandlers = (writes: ThreadWrites) => ({ ...pollHandlers(writes) });
export const kindTables = { ...pollTables };
export const kindPersonalData: readonly Pick<PersonalData, 'collect' | 'forget'>[] = [pollPersonalData];
export const kindJobs: readonly KindJobs[] = [pollJobs];

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];

/** The kind that a draft is of; of one that this version doesn't know the words alone are posted. */
export const kindOfDraft = ({ kind }: { kind: string }): ListedKind => kinds[kind as KindName] ?? kinds.plain;
