import { useEffect, useState } from 'react';
import { inTab } from '../../../lib/stores.ts';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useSession } from '../../../session/root-data.ts';
import { waitingPlace } from '../reply-writing.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';

/** Members' pages name its file among their code (`server/ssr/page-parts.ts`): guests have no use for it. */
export const memberCode = part({ for: 'members', load: () => import('./ForMembers.tsx') });
export const ReplyBox = drawn(memberCode, (m) => m.forMembers.ReplyBox);
export const QueuedReplies = drawn(memberCode, (m) => m.forMembers.QueuedReplies);
export const WaitingReplies = drawn(memberCode, (m) => m.forMembers.WaitingReplies);
export const OwnOfReply = drawn(memberCode, (m) => m.forMembers.OwnOfReply);
export const OwnOfThread = drawn(memberCode, (m) => m.forMembers.OwnOfThread);
export const BackToPost = drawn(memberCode, (m) => m.forMembers.BackToPost);
export const ChatWithAuthor = drawn(memberCode, (m) => m.forMembers.ChatWithAuthor);
export const PlateMedals = drawn(memberCode, (m) => m.forMembers.PlateMedals);
export const MemberDialogs = drawn(memberCode, (m) => m.forMembers.MemberDialogs);
const ReadingPart = drawn(memberCode, (m) => m.forMembers.ReadingPlace);
const OwnReplies = drawn(memberCode, (m) => m.forMembers.OwnReplies);

/** Of members, and of a guest who was one when this tab sent what stands in it. */
export function Own() {
  const { tid } = useShownThread();
  const { draft } = useThreadModel().reply;
  const [left, setLeft] = useState(false);
  useEffect(() => setLeft(inTab.read(waitingPlace(tid)) !== null), [tid]);
  return <OwnReplies wanted={useSession() !== null || left || draft.first.text !== ''} />;
}

/** How far a member has come, over the replies. */
export const ReadingPlace = () => <ReadingPart wanted={useSession() !== null} />;
