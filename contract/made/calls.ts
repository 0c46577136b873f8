// Made by `npm run lists` of what the domains declare: change it there.
import { bugsCalls } from '../domains/bugs/calls.ts';
import { contestsCalls } from '../domains/contests/calls.ts';
import { countriesCalls } from '../domains/countries/calls.ts';
import { creatorCalls } from '../domains/creator/calls.ts';
import { economyCalls } from '../domains/economy/calls.ts';
import { feedbackCalls } from '../domains/feedback/calls.ts';
import { feedsCalls } from '../domains/feeds/calls.ts';
import { followsCalls } from '../domains/follows/calls.ts';
import { groupsCalls } from '../domains/groups/calls.ts';
import { invitationsCalls } from '../domains/invitations/calls.ts';
import { mediaCalls } from '../domains/media/calls.ts';
import { membersCalls } from '../domains/members/calls.ts';
import { messagesCalls } from '../domains/messages/calls.ts';
import { moderationCalls } from '../domains/moderation/calls.ts';
import { noticesCalls } from '../domains/notices/calls.ts';
import { operatorsCalls } from '../domains/operators/calls.ts';
import { postsCalls } from '../domains/posts/calls.ts';
import { privacyCalls } from '../domains/privacy/calls.ts';
import { profilesCalls } from '../domains/profiles/calls.ts';
import { proofsCalls } from '../domains/proofs/calls.ts';
import { rankingCalls } from '../domains/ranking/calls.ts';
import { reviewCalls } from '../domains/review/calls.ts';
import { roomsCalls } from '../domains/rooms/calls.ts';
import { searchCalls } from '../domains/search/calls.ts';
import { signInCalls } from '../domains/sign-in/calls.ts';
import { storeCalls } from '../domains/store/calls.ts';
import { tasksCalls } from '../domains/tasks/calls.ts';
import { threadsCalls } from '../domains/threads/calls.ts';
import { topicsCalls } from '../domains/topics/calls.ts';
import { welcomeCalls } from '../domains/welcome/calls.ts';

export const domainCalls = {
  ...bugsCalls,
  ...contestsCalls,
  ...countriesCalls,
  ...creatorCalls,
  ...economyCalls,
  ...feedbackCalls,
  ...feedsCalls,
  ...followsCalls,
  ...groupsCalls,
  ...invitationsCalls,
  ...mediaCalls,
  ...membersCalls,
  ...messagesCalls,
  ...moderationCalls,
  ...noticesCalls,
  ...operatorsCalls,
  ...postsCalls,
  ...privacyCalls,
  ...profilesCalls,
  ...proofsCalls,
  ...rankingCalls,
  ...reviewCalls,
  ...roomsCalls,
  ...searchCalls,
  ...signInCalls,
  ...storeCalls,
  ...tasksCalls,
  ...threadsCalls,
  ...topicsCalls,
  ...welcomeCalls,
} as const;
