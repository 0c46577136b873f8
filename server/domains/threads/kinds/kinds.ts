import { type KindName, kindOf } from '../../../../contract/domains/threads/kinds.ts';
import type { Db } from '../../../platform/context.ts';
import type { OwnAddress } from '../../../platform/http/own-addresses.ts';
import type { PersonalData } from '../../../platform/personal-data.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import type { HiddenFor } from '../../follows/index.ts';
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
};

/** What the kinds bring beside, joined by the domain's manifest. */
export const kindHandlers = (writes: ThreadWrites) => ({ ...pollHandlers(writes), ...videoHandlers(writes) });
export const kindTables = { ...pollTables, ...videoTables };
export const kindPersonalData = (storage: Storage): readonly Pick<PersonalData, 'collect' | 'forget'>[] => [
  pollPersonalData,
  videoPersonalData(storage),
];
export const kindAddresses = (deps: { db: Db; hiddenFor: HiddenFor }): readonly OwnAddress[] => videoAddresses(deps);
export const kindJobs: readonly KindJobs[] = [pollJobs, videoJobs];

/** The kind of a thread. */
export const kindOfThread = ({ special }: { special: number }): ListedKind => kinds[kindOf(special)];
