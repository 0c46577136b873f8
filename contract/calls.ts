import { countriesCalls } from './domains/countries/calls.ts';
import { economyCalls } from './domains/economy/calls.ts';
import { feedbackCalls } from './domains/feedback/calls.ts';
import { feedsCalls } from './domains/feeds/calls.ts';
import { followsCalls } from './domains/follows/calls.ts';
import { groupsCalls } from './domains/groups/calls.ts';
import { invitationsCalls } from './domains/invitations/calls.ts';
import { mediaCalls } from './domains/media/calls.ts';
import { membersCalls } from './domains/members/calls.ts';
import { messagesCalls } from './domains/messages/calls.ts';
import { moderationCalls } from './domains/moderation/calls.ts';
import { noticesCalls } from './domains/notices/calls.ts';
import { operatorsCalls } from './domains/operators/calls.ts';
import { privacyCalls } from './domains/privacy/calls.ts';
import { profilesCalls } from './domains/profiles/calls.ts';
import { proofsCalls } from './domains/proofs/calls.ts';
import { rankingCalls } from './domains/ranking/calls.ts';
import { reportsCalls } from './domains/reports/calls.ts';
import { searchCalls } from './domains/search/calls.ts';
import { signInCalls } from './domains/sign-in/calls.ts';
import { storeCalls } from './domains/store/calls.ts';
import { threadsCalls } from './domains/threads/calls.ts';
import { topicsCalls } from './domains/topics/calls.ts';
import { welcomeCalls } from './domains/welcome/calls.ts';

/** Every call of the product by its name, `<domain>.<verb>`; the API document and the handlers' type are made from it. */
export const calls = {
  ...countriesCalls,
  ...membersCalls,
  ...proofsCalls,
  ...signInCalls,
  ...privacyCalls,
  ...mediaCalls,
  ...profilesCalls,
  ...topicsCalls,
  ...followsCalls,
  ...groupsCalls,
  ...threadsCalls,
  ...feedsCalls,
  ...invitationsCalls,
  ...noticesCalls,
  ...feedbackCalls,
  ...moderationCalls,
  ...reportsCalls,
  ...operatorsCalls,
  ...welcomeCalls,
  ...economyCalls,
  ...storeCalls,
  ...rankingCalls,
  ...searchCalls,
  ...messagesCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
