import { defineEvent } from '../../../../platform/outbox/event.ts';
import type { Ending } from '../../events.ts';

type Report = { tid: number; uid: number; at: number };

/** `uid` reported a bug that others can read now, or again; `at` is when it was posted, in milliseconds. */
export const bugReported = defineEvent<Report & { restoredAt?: number }>('threads.bug-reported');
/** The report is gone: deleted by its author, or by a moderator. */
export const bugReportGone = defineEvent<Report & { ending?: Ending; endedAt?: number }>('threads.bug-report-gone');
/** It is deleted for good, published or not: nothing that was given with it is needed any longer. */
export const bugReportReleased = defineEvent<{ tid: number }>('threads.bug-report-released');

/** What `uid` reported is solved, or it is open again. */
export const bugSolved = defineEvent<Report>('threads.bug-solved');
export const bugReopened = defineEvent<Report>('threads.bug-reopened');
