import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import { LinkButton } from '../../../design/Button.tsx';
import { Act } from '../../../design/PostActions.tsx';
import { useT } from '../../../texts/texts.tsx';
import { FollowButton } from '../../follows/index.ts';
import { answerOnOpening, likeAction, likePost, useMark } from '../../threads/index.ts';

interface NoticeActsProps {
  notice: Notice;
  onAnswer: () => void;
  onChange: (fields: Partial<Notice>) => void;
}

/** What answers a notice where it is read: a like or a reply to a reply, following back. One that gathers many has none. */
export function NoticeActs({ notice, onAnswer, onChange }: NoticeActsProps) {
  const t = useT();
  if (notice.authorid === 0 || notice.others > 0) return null;
  if (notice.sort === 'follow') {
    return (
      <div className="relative w-fit pt-2">
        <FollowButton
          small
          back
          uid={notice.authorid}
          name={notice.author}
          following={notice.follows_status === 1}
          onFollowed={({ follows_status }) => onChange({ follows_status })}
        />
      </div>
    );
  }
  if (!['reply', 'mention', 'thread'].includes(notice.sort) || notice.pid === 0) return null;
  return (
    <div className="relative -ms-2.5 flex w-fit items-center gap-2 pt-1">
      <LikeAct notice={notice} onChange={onChange} />
      <LinkButton
        kind="outline"
        small
        to={notice.to}
        onClick={() => {
          answerOnOpening(notice.pid);
          onAnswer();
        }}
      >
        {t('shell.reply')}
      </LinkButton>
    </div>
  );
}

function LikeAct({ notice: { pid, is_like }, onChange }: Pick<NoticeActsProps, 'notice' | 'onChange'>) {
  const t = useT();
  const mark = useMark();
  const action = likeAction({ pid, is_like });
  const like = () =>
    mark<0 | 1>({
      key: `like${pid}`,
      action,
      show: (now) => onChange({ is_like: now }),
      before: is_like,
      turned: (now) => (now === 1 ? 0 : 1),
      ask: async (hoped) => (await likePost(pid, hoped)).data.is_like,
    });
  return (
    <Act icon="heart" label={t('shell.like')} pressed={is_like === 1} action={action} onClick={() => void like()} />
  );
}
