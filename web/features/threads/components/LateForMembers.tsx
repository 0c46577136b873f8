import { useEffect, useState } from 'react';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { lazyModule } from '../../../lib/lazy-module.ts';
import { inTab } from '../../../lib/stores.ts';
import { useSession } from '../../../session/root-data.ts';
import { waitingPlace } from '../reply-writing.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';

/** Members' pages name its file among their code (`server/ssr/page-parts.ts`): guests have no use for it. */
export const memberCode = lazyModule(() => import('./ForMembers.tsx'));
export const ReplyBox = lazyPart(memberCode, (m) => m.forMembers.ReplyBox);
export const QueuedReplies = lazyPart(memberCode, (m) => m.forMembers.QueuedReplies);
export const WaitingReplies = lazyPart(memberCode, (m) => m.forMembers.WaitingReplies);
export const OwnOfReply = lazyPart(memberCode, (m) => m.forMembers.OwnOfReply);
export const OwnOfThread = lazyPart(memberCode, (m) => m.forMembers.OwnOfThread);
export const BackToPost = lazyPart(memberCode, (m) => m.forMembers.BackToPost);
export const MemberDialogs = lazyPart(memberCode, (m) => m.forMembers.MemberDialogs);
const ReadingPart = lazyPart(memberCode, (m) => m.forMembers.ReadingPlace);
const OwnReplies = lazyPart(memberCode, (m) => m.forMembers.OwnReplies);

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
