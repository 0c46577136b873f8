import { useShared } from '../../../lib/shared-state.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { JoinLink } from '../../../shell/JoinLink.tsx';
import { useT } from '../../../texts/texts.tsx';
import { favouriteAction, likeAction } from '../form-actions.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';
import { ReplyBar } from './ReplyBar.tsx';
import { useReplyObstacle } from './ReplyObstacle.tsx';

/** The bar at the bottom of phones; its field opens the sheet, or the way in. */
export function ThreadBar() {
  const t = useT();
  const { acts, reply, dialog } = useThreadModel();
  const thread = useShownThread();
  const isOpen = useShared(dialog, (now) => now?.name === 'reply');
  // Behind the open sheet it doesn't follow each character.
  const draft = useShared(reply.draft, ({ text }) => (isOpen ? '' : text));
  const obstacle = useReplyObstacle(thread);
  const refusal = thread.can.replyRefusal;
  const proof = proofDialogOf(refusal);
  // In full it stands over the replies.
  const short = refusal === 'threads.closed' ? t('threads.closedShort') : obstacle;
  const inTheWay = proof && proof !== 'silenced' ? t(`threads.proof.${proof}`) : short;
  return (
    <ReplyBar
      prompt={inTheWay || draft || t('threads.writeReply')}
      isObstacle={inTheWay !== ''}
      onOpen={thread.can.reply || proof ? acts.reply : undefined}
      wayIn={
        refusal === 'threads.need_login' && (
          <JoinLink intent={{ act: 'reply', who: thread.author }} goOn={acts.reply} className="reply-bar-field">
            {obstacle}
          </JoinLink>
        )
      }
      liked={thread.is_like === 1}
      likes={thread.like}
      likeAction={likeAction(thread)}
      onLike={() => acts.like(thread)}
      replies={thread.replies}
      favoured={thread.is_favorite === 1}
      favouriteAction={favouriteAction(thread)}
      onFavourite={acts.favourite}
    />
  );
}
