import { lazyPart } from '../../../lib/late.tsx';
import { lazyModule } from '../../../lib/lazy-module.ts';

/** Members' pages name its file among their code (`server/ssr/page-parts.ts`): guests have no use for it. */
export const replyingCode = lazyModule(() => import('./Replying.tsx'));
export const ReplyBox = lazyPart(replyingCode, (m) => m.replying.ReplyBox);
export const QueuedReplies = lazyPart(replyingCode, (m) => m.replying.QueuedReplies);
export const WaitingReplies = lazyPart(replyingCode, (m) => m.replying.WaitingReplies);
