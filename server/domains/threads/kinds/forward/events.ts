import { defineEvent } from '../../../../platform/outbox/event.ts';

/** `uid` has forwarded the thread, whose first post is `pid`, by `authorUid`; or that forward is gone. */
type Forwarded = { tid: number; pid: number; uid: number; authorUid: number };
export const threadForwarded = defineEvent<Forwarded & { at: number }>('threads.thread-forwarded');
export const forwardGone = defineEvent<Forwarded>('threads.forward-gone');
