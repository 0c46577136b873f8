// Made by `npm run lists` of what the domains declare: change it there.
import { bugsRefusals } from '../domains/bugs/refusals.ts';
import { contestsRefusals } from '../domains/contests/refusals.ts';
import { countriesRefusals } from '../domains/countries/refusals.ts';
import { creatorRefusals } from '../domains/creator/refusals.ts';
import { economyRefusals } from '../domains/economy/refusals.ts';
import { feedbackRefusals } from '../domains/feedback/refusals.ts';
import { feedsRefusals } from '../domains/feeds/refusals.ts';
import { followsRefusals } from '../domains/follows/refusals.ts';
import { groupsRefusals } from '../domains/groups/refusals.ts';
import { invitationsRefusals } from '../domains/invitations/refusals.ts';
import { mediaRefusals } from '../domains/media/refusals.ts';
import { membersRefusals } from '../domains/members/refusals.ts';
import { messagesRefusals } from '../domains/messages/refusals.ts';
import { moderationRefusals } from '../domains/moderation/refusals.ts';
import { noticesRefusals } from '../domains/notices/refusals.ts';
import { operatorsRefusals } from '../domains/operators/refusals.ts';
import { privacyRefusals } from '../domains/privacy/refusals.ts';
import { profilesRefusals } from '../domains/profiles/refusals.ts';
import { proofsRefusals } from '../domains/proofs/refusals.ts';
import { rankingRefusals } from '../domains/ranking/refusals.ts';
import { reviewRefusals } from '../domains/review/refusals.ts';
import { roomsRefusals } from '../domains/rooms/refusals.ts';
import { searchRefusals } from '../domains/search/refusals.ts';
import { signInRefusals } from '../domains/sign-in/refusals.ts';
import { storeRefusals } from '../domains/store/refusals.ts';
import { tasksRefusals } from '../domains/tasks/refusals.ts';
import { threadsRefusals } from '../domains/threads/refusals.ts';
import { topicsRefusals } from '../domains/topics/refusals.ts';
import { welcomeRefusals } from '../domains/welcome/refusals.ts';

export const domainRefusals = {
  ...bugsRefusals,
  ...contestsRefusals,
  ...countriesRefusals,
  ...creatorRefusals,
  ...economyRefusals,
  ...feedbackRefusals,
  ...feedsRefusals,
  ...followsRefusals,
  ...groupsRefusals,
  ...invitationsRefusals,
  ...mediaRefusals,
  ...membersRefusals,
  ...messagesRefusals,
  ...moderationRefusals,
  ...noticesRefusals,
  ...operatorsRefusals,
  ...privacyRefusals,
  ...profilesRefusals,
  ...proofsRefusals,
  ...rankingRefusals,
  ...reviewRefusals,
  ...roomsRefusals,
  ...searchRefusals,
  ...signInRefusals,
  ...storeRefusals,
  ...tasksRefusals,
  ...threadsRefusals,
  ...topicsRefusals,
  ...welcomeRefusals,
} as const;
