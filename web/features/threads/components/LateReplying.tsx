import { useEffect, useState } from 'react';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { lazyModule } from '../../../lib/lazy-module.ts';
import { inTab } from '../../../lib/stores.ts';
import { useSession } from '../../../session/root-data.ts';
import { waitingPlace } from '../reply-writing.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';

/** Members' pages name its file among their code (`server/ssr/page-parts.ts`): guests have no use for it. */
export const replyingCode = lazyModule(() => import('./Replying.tsx'));
export const ReplyBox = lazyPart(replyingCode, (m) => m.replying.ReplyBox);
export const QueuedReplies = lazyPart(replyingCode, (m) => m.replying.QueuedReplies);
export const WaitingReplies = lazyPart(replyingCode, (m) => m.replying.WaitingReplies);
export const OwnOfReply = lazyPart(replyingCode, (m) => m.replying.OwnOfReply);
export const OwnOfThread = lazyPart(replyingCode, (m) => m.replying.OwnOfThread);
export const MemberDialogs = lazyPart(replyingCode, (m) => m.replying.MemberDialogs);
const ReadingPart = lazyPart(replyingCode, (m) => m.replying.ReadingPlace);
const OwnReplies = lazyPart(replyingCode, (m) => m.replying.OwnReplies);

/** Of members, and of a guest who was one when this tab sent what stands in it. */
export function Own() {
  const { tid } = useShownThread();
  const { draft } = useThreadModel().reply;
  const [left, setLeft] = useState(false);
  useEffect(() => setLeft(inTab.read(waitingPlace(tid)) !== null), [tid]);
  return (
    <Late wanted={useSession() !== null || left || draft.first.text !== ''}>
      <OwnReplies />
    </Late>
  );
}

/** How far a member has come, over the replies. */
export const ReadingPlace = () => (
  <Late wanted={useSession() !== null}>
    <ReadingPart />
  </Late>
);
