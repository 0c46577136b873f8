// Made by `npm run lists` of what the domains declare: change it there.
import { bugsAudit } from '../domains/bugs/audit.ts';
import { contestsAudit } from '../domains/contests/audit.ts';
import { countriesAudit } from '../domains/countries/audit.ts';
import { creatorAudit } from '../domains/creator/audit.ts';
import { economyAudit } from '../domains/economy/audit.ts';
import { feedbackAudit } from '../domains/feedback/audit.ts';
import { groupsAudit } from '../domains/groups/audit.ts';
import { invitationsAudit } from '../domains/invitations/audit.ts';
import { membersAudit } from '../domains/members/audit.ts';
import { messagesAudit } from '../domains/messages/audit.ts';
import { moderationAudit } from '../domains/moderation/audit.ts';
import { operatorsAudit } from '../domains/operators/audit.ts';
import { reviewAudit } from '../domains/review/audit.ts';
import { storeAudit } from '../domains/store/audit.ts';
import { tasksAudit } from '../domains/tasks/audit.ts';
import { threadsAudit } from '../domains/threads/audit.ts';
import { topicsAudit } from '../domains/topics/audit.ts';

export const domainAudit = {
  ...bugsAudit,
  ...contestsAudit,
  ...countriesAudit,
  ...creatorAudit,
  ...economyAudit,
  ...feedbackAudit,
  ...groupsAudit,
  ...invitationsAudit,
  ...membersAudit,
  ...messagesAudit,
  ...moderationAudit,
  ...operatorsAudit,
  ...reviewAudit,
  ...storeAudit,
  ...tasksAudit,
  ...threadsAudit,
  ...topicsAudit,
} as const;
