import { IconButton } from '../../../design/Button.tsx';
import { Menu, MenuButton, MenuLink } from '../../../design/Menu.tsx';
import { useT } from '../../../texts/texts.tsx';

interface PostMenuProps {
  /** Of its place on the page, where a post has one menu alone. */
  id?: string;
  onCopy?: (() => void) | undefined;
  /** Shows who likes it. */
  onLikers?: (() => void) | undefined;
  /** It may be edited: the composer takes it up. */
  editPid?: number;
  onDelete?: () => void;
  /** Mutes or blocks whoever wrote it. */
  onHide?: () => void;
  /** Bans whoever wrote it. */
  onBan?: () => void;
  /** Gives XGold to whoever wrote it. */
  onReward?: () => void;
  /** It may be marked as the thread's answer, or is so now. */
  answer?: { marked: boolean; onPress: () => void };
  /** It may be pinned in its thread or topic, or is so now: what the button says. */
  pin?: { text: string; onPress: () => void } | undefined;
  /** Where it is reported to the moderators. */
  report?: string | undefined;
  /** Where it is forwarded. */
  forwardTo?: string | undefined;
  /** Where a moderator acts on it. */
  moderate?: string | undefined;
  /** Where who decides for its group hides it. */
  hideInGroup?: string | undefined;
  className?: string;
}

/** What can be done with a post beside liking and answering; what is missing may not be done. */
export function PostMenu({
  id,
  onCopy,
  onLikers,
  editPid,
  onDelete,
  onHide,
  onBan,
  onReward,
  answer,
  pin,
  report,
  forwardTo,
  moderate,
  hideInGroup,
  className,
}: PostMenuProps) {
  const t = useT();
  return (
    <Menu
      id={id}
      label={t('threads.more')}
      late={editPid === undefined}
      links={<WaysOn {...{ forwardTo, moderate, hideInGroup, report }} />}
      trigger={(props) => <IconButton icon="ellipsis" label={t('threads.more')} className={className} {...props} />}
    >
      {onCopy && (
        <MenuButton icon="copy" onClick={onCopy}>
          {t('threads.copyLink')}
        </MenuButton>
      )}
      {onLikers && (
        <MenuButton icon="heart" onClick={onLikers}>
          {t('threads.likedBy')}
        </MenuButton>
      )}
      {editPid !== undefined && (
        <MenuLink icon="pencil" to={`/note/thread?pid=${editPid}`}>
          {t('threads.edit')}
        </MenuLink>
      )}
      {onReward && (
        <MenuButton icon="gift" onClick={onReward}>
          {t('threads.reward')}
        </MenuButton>
      )}
      <Marks answer={answer} pin={pin} />
      <Ending onHide={onHide} onBan={onBan} onDelete={onDelete} />
    </Menu>
  );
}

/** What sets one of several replies or threads apart. */
function Marks({ answer, pin }: Pick<PostMenuProps, 'answer' | 'pin'>) {
  const t = useT();
  return (
    <>
      {answer && (
        <MenuButton icon="circle-check" onClick={answer.onPress}>
          {answer.marked ? t('threads.answerTakeBack') : t('threads.answerMark')}
        </MenuButton>
      )}
      {pin && (
        <MenuButton icon="pin" onClick={pin.onPress}>
          {pin.text}
        </MenuButton>
      )}
    </>
  );
}

/** What hides or ends something, behind all else. */
function Ending({ onHide, onBan, onDelete }: Pick<PostMenuProps, 'onHide' | 'onBan' | 'onDelete'>) {
  const t = useT();
  return (
    <>
      {onHide && (
        <MenuButton icon="ban" onClick={onHide}>
          {t('follows.hide')}
        </MenuButton>
      )}
      {onBan && (
        <MenuButton icon="user-x" danger onClick={onBan}>
          {t('threads.ban')}
        </MenuButton>
      )}
      {onDelete && (
        <MenuButton icon="trash-2" danger onClick={onDelete}>
          {t('threads.delete')}
        </MenuButton>
      )}
    </>
  );
}

/** Links that lead on without script too: to those who decide, and to what they do. */
function WaysOn({
  forwardTo,
  moderate,
  hideInGroup,
  report,
}: Pick<PostMenuProps, 'forwardTo' | 'moderate' | 'hideInGroup' | 'report'>) {
  const t = useT();
  return (
    <>
      {forwardTo !== undefined && (
        <MenuLink icon="redo-2" to={forwardTo}>
          {t('threads.forward.act')}
        </MenuLink>
      )}
      {moderate !== undefined && (
        <MenuLink icon="shield" to={moderate}>
          {t('threads.moderate')}
        </MenuLink>
      )}
      {hideInGroup !== undefined && (
        <MenuLink icon="eye-off" to={hideInGroup}>
          {t('threads.hideInGroup')}
        </MenuLink>
      )}
      {report !== undefined && (
        <MenuLink icon="flag" to={report}>
          {t('shell.report')}
        </MenuLink>
      )}
    </>
  );
}
