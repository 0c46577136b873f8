import { privacyLimits } from '../../../../contract/domains/privacy/limits.ts';
import { logInFor } from '../../../../contract/primitives/dialog-flags.ts';
import type { Listener } from '../../../platform/outbox/listener.ts';
import { accountPage, emailOn, type MailDeps, momentOf } from '../../members/index.ts';
import { dataExported, deletionRequested, deletionTakenBack } from '../events.ts';

/** E-mails to a member about an export and about the account's end. */
export const safetyEmails = (deps: MailDeps): Listener[] => [
  emailOn(deps, dataExported, () => ({
    name: 'data_exported',
    values: { days: privacyLimits.exportDays },
    page: accountPage,
  })),
  emailOn(deps, deletionRequested, ({ due }, reader) => ({
    name: 'deletion_requested',
    values: { time: momentOf(due, reader) },
    page: logInFor(),
  })),
  emailOn(deps, deletionTakenBack, () => ({ name: 'deletion_taken_back', values: {}, page: accountPage })),
];
