import { privacyLimits } from '../../../../contract/domains/privacy/limits.ts';
import type { Listener } from '../../../platform/outbox/listener.ts';
import { accountPage, type LetterDeps, letterOn, momentOf } from '../../members/index.ts';
import { dataExported, deletionRequested, deletionTakenBack } from '../events.ts';

/** Letters that tell a member of an export and of the account's end. */
export const safetyLetters = (deps: LetterDeps): Listener[] => [
  letterOn(deps, dataExported, () => ({
    name: 'data_exported',
    values: { days: privacyLimits.exportDays },
    page: accountPage,
  })),
  letterOn(deps, deletionRequested, ({ due }, reader) => ({
    name: 'deletion_requested',
    values: { time: momentOf(due, reader) },
    page: '/?showlogin=yes',
  })),
  letterOn(deps, deletionTakenBack, () => ({ name: 'deletion_taken_back', values: {}, page: accountPage })),
];
