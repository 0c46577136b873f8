import { defineEvent } from '../../../../platform/outbox/event.ts';
import type { Ending } from '../../events.ts';

type Report = { tid: number; uid: number; at: number };

/** `uid` reported a bug that others can read now, or again; `at` is when it was posted, in milliseconds. */
export const bugReported = defineEvent<Report & { restoredAt?: number }>('threads.bug-reported');
/** The report is gone: deleted by its author, or by a moderator. */
export const bugReportGone = defineEvent<Report & { ending?: Ending; endedAt?: number }>('threads.bug-report-gone');

/** What `uid` reported is solved, or it is open again. */
export const bugSolved = defineEvent<Report>('threads.bug-solved');
export const bugReopened = defineEvent<Report>('threads.bug-reopened');
