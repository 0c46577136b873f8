import { defineEvent } from '../../../../platform/outbox/event.ts';
import type { Ending } from '../../events.ts';

/** `uid` reported a bug that others can read now; `at` in milliseconds. */
export const bugReported = defineEvent<{ tid: number; uid: number; at: number }>('threads.bug-reported');
/** The report is gone: deleted by its author, or by a moderator. */
export const bugReportGone = defineEvent<{ tid: number; uid: number; at: number; ending?: Ending }>(
  'threads.bug-report-gone',
);
/** It is deleted for good, published or not: nothing that was given with it is needed any longer. */
export const bugReportReleased = defineEvent<{ tid: number }>('threads.bug-report-released');

/** What `uid` reported is solved, or it is open again. */
export const bugSolved = defineEvent<{ tid: number; uid: number; at: number }>('threads.bug-solved');
export const bugReopened = defineEvent<{ tid: number; uid: number; at: number }>('threads.bug-reopened');
