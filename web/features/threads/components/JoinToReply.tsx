import type { ChildPost, Post } from '../../../../contract/domains/threads/shapes.ts';
import { entryLink } from '../../../../contract/primitives/dialog-flags.ts';
import { threadPath } from '../../../lib/thread-path.ts';
import { useHref } from '../../../router/hooks.ts';
import { Link } from '../../../router/links.tsx';
import { openJoin } from '../../../session/dialogs.ts';
import { useT } from '../../../texts/texts.tsx';
import { answerPath } from '../answer-address.ts';

/** A guest's Reply under a reply: the way in, which leads back to the answer to that very reply. It asks nothing but its record. */
export function JoinToReply({
  post,
  onJoined,
}: {
  post: Post | ChildPost;
  onJoined: (post: Post | ChildPost) => void;
}) {
  const t = useT();
  const page = answerPath(post);
  const whole = useHref(page);
  return (
    <Link
      to={entryLink('showlogin', threadPath(post.tid), page)}
      rel="nofollow"
      preventScrollReset
      className="act"
      onClick={(event) => {
        event.preventDefault();
        openJoin({ act: 'reply', who: post.author, to: whole }, () => onJoined(post));
      }}
    >
      {t('threads.reply')}
    </Link>
  );
}
