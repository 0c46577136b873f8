import { tagLimits, topicLimits } from '../../../contract/domains/topics/limits.ts';
import { globalFid } from '../../../contract/primitives/countries.ts';
import type { RefusalName } from '../../../contract/refusals.ts';
import type { HeldOffice } from '../../platform/context.ts';
import { moderatesIn, type Silence, silenceOf } from '../moderation/index.ts';

/** What a topic's policy looks at of a member. */
export interface Caller {
  uid: number;
  groupid: number;
  countryFid: number;
  verified: boolean;
  needsConsent: boolean;
  offices?: readonly HeldOffice[];
}

/** What it looks at of a topic. */
export interface Hosted {
  topid?: number;
  host_uid: number;
  country_fid: number;
}

type Verdict = RefusalName | undefined;

const silences: Readonly<Record<Silence, RefusalName>> = {
  no_access: 'wire.no_access',
  muted: 'topics.may_not_speak',
  unverified: 'topics.unverified',
  needs_consent: 'topics.needs_consent',
};

/** Whether a member who follows so many topics may follow one more. */
export const mayFollowTopic = (followed: number): Verdict =>
  followed >= topicLimits.follows ? 'topics.too_many' : undefined;

/** Whether so many interests are a choice: at least 3 when first choosing, at least one later (R-TAG-001). */
export function mayChoose(tags: number, chosenBefore: boolean): Verdict {
  if (!chosenBefore && tags < tagLimits.firstChoice) return 'topics.tags_too_few';
  return tags === 0 ? 'topics.tags_none' : undefined;
}

/** Who may write at all has the flag createTopic, and may create topics (R-POL-007). */
export function mayCreate(caller: Caller): Verdict {
  const silence = silenceOf(caller);
  return silence && silences[silence];
}

export const mayHostSoMany = (hosted: number): Verdict =>
  hosted >= topicLimits.hosted ? 'topics.hosts_too_many' : undefined;

/** A topic goes to one's own country or to all; moderators place it where they moderate. */
export const mayPlaceIn = (caller: Caller, countryFid: number): Verdict =>
  [globalFid, caller.countryFid].includes(countryFid) || moderatesIn(caller, countryFid)
    ? undefined
    : 'topics.other_country';

const isHost = (caller: Caller, { host_uid }: Hosted): boolean => caller.uid === host_uid;

/** The host (R-TOP-013), and who moderates its country. */
export const mayDeleteTopic = (caller: Caller | null, topic: Hosted): Verdict =>
  caller && (isHost(caller, topic) || moderatesIn(caller, topic.country_fid)) ? undefined : 'topics.not_yours';

/** The same, as long as they may write. */
export const mayEditTopic = (caller: Caller | null, topic: Hosted): Verdict =>
  mayDeleteTopic(caller, topic) ?? (caller ? mayCreate(caller) : undefined);

/** Whether threads may be put first in it: its host, who looks after it, and its country's moderators (R-TOP-014). */
export const mayPinIn = (caller: Caller | null, topic: Hosted): Verdict =>
  caller && looksAfter(caller, topic) ? mayCreate(caller) : mayEditTopic(caller, topic);

const looksAfter = ({ offices = [] }: Caller, { topid }: Hosted): boolean =>
  offices.some(({ office, place }) => office === 'topic' && place === topid);

/** All of it in one, as a page or the permission call asks. */
export const abilitiesOf = (caller: Caller | null, topic: Hosted) => ({
  edit: mayEditTopic(caller, topic) === undefined,
  delete: mayDeleteTopic(caller, topic) === undefined,
  pin: mayPinIn(caller, topic) === undefined,
});
