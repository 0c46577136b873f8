import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { Db } from '../../../platform/context.ts';
import type { OwnAddress } from '../../../platform/http/own-addresses.ts';
import type { NoticeParts } from '../../../platform/notice-kind.ts';
import type { Listener } from '../../../platform/outbox/listener.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import type { HiddenFor } from '../../follows/index.ts';
import { forwardHandlers, forwardTables } from './forward/contributes.ts';
import { forward } from './forward/forward.ts';
import { countForwarded } from './forward/listeners/count-forwards.ts';
import { forwardNotices } from './forward/notices.ts';
import { type KindJobs, type ListedKind, listed, type ThreadWrites } from './kind.ts';
import { plain } from './plain/plain.ts';
import { pollHandlers, pollPersonalData, pollTables } from './poll/contributes.ts';
import { pollJobs } from './poll/jobs/close-polls.ts';
import { poll } from './poll/poll.ts';
import { videoAddresses } from './video/addresses.ts';
import { videoHandlers, videoPersonalData, videoTables } from './video/contributes.ts';
import { videoJobs } from './video/jobs/clear-videos.ts';
import { video } from './video/video.ts';

/** Every kind of thread: one that is missing does not compile. */
const kinds: { readonly [N in KindName]: ListedKind } = {
  plain: listed('plain', plain),
  poll: listed('poll', poll),
  video: listed('video', video),
  forward: listed('forward', forward),
};

/** What the kinds bring beside, joined by the domain's manifest. */
export const kindHandlers = (writes: ThreadWrites) => ({
  ...pollHandlers(writes),
  ...videoHandlers(writes),
  ...forwardHandlers(writes),
});
export const kindTables = { ...pollTables, ...videoTables, ...forwardTables };
export const kindPersonalData = (storage: Storage): readonly Pick<PersonalData, 'collect' | 'forget'>[] => [
  pollPersonalData,
  videoPersonalData(storage),
];
export const kindAddresses = (deps: { db: Db; hiddenFor: HiddenFor }): readonly OwnAddress[] => videoAddresses(deps);
export const kindJobs: readonly KindJobs[] = [pollJobs, videoJobs];
export const kindListeners: readonly Listener[] = [...countForwarded];
export const kindNotices: readonly NoticeParts[] = [forwardNotices];

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];

/** The kind that a draft is of; of one that this version doesn't know the words alone are posted. */
export const kindOfDraft = ({ kind }: { kind: string }): ListedKind => kinds[kind as KindName] ?? kinds.plain;
