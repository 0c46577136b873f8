import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { NoticeParts } from '../../../platform/notice-kind.ts';
import type { Listener } from '../../../platform/outbox/listener.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { forwardHandlers, forwardTables } from './forward/contributes.ts';
import { forward } from './forward/forward.ts';
import { countForwarded } from './forward/listeners/count-forwards.ts';
import { forwardNotices } from './forward/notices.ts';
import { type KindJobs, type ListedKind, listed, type ThreadWrites } from './kind.ts';
import { plain } from './plain/plain.ts';
import { pollHandlers, pollPersonalData, pollTables } from './poll/contributes.ts';
import { pollJobs } from './poll/jobs/close-polls.ts';
import { poll } from './poll/poll.ts';

/** Every kind of thread: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: ListedKind } = {
  plain: listed('plain', plain),
  poll: listed('poll', poll),
  forward: listed('forward', forward),
};

/** What the kinds bring beside, joined by the domain's manifest. */
export const kindHandlers = (writes: ThreadWrites) => ({
  ...pollHandlers(writes),
  ...forwardHandlers(writes),
});
export const kindTables = { ...pollTables, ...forwardTables };
export const kindPersonalData: readonly Pick<PersonalData, 'collect' | 'forget'>[] = [pollPersonalData];
export const kindJobs: readonly KindJobs[] = [pollJobs];
export const kindListeners: readonly Listener[] = [...countForwarded];
export const kindNotices: readonly NoticeParts[] = [forwardNotices];

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];
