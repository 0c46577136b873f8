import type { ChildPost, Post } from '../../../../contract/domains/threads/shapes.ts';
import { usePress } from '../../../api/use-press.ts';
import { MenuButton, MenuLink } from '../../../design/Menu.tsx';
import { isGone, personOf } from '../../../design/person.ts';
import { useSession } from '../../../session/root-data.ts';
import { useT } from '../../../texts/texts.tsx';
import { pinReply } from '../menu-mutations.ts';
import { editPath } from '../share.ts';
import type { ThreadDialog } from '../thread-model.ts';
import { useShownThread, useThreadModel } from '../thread-model.ts';
import { drawnBy } from '../traits/drawn-by.tsx';
import { ownTraits } from '../traits/made/own.ts';

/** What a member may do with a reply, in its menu. */
export function OwnOfReply({ of: post }: { of: Post | ChildPost }) {
  const t = useT();
  const { reply, acts } = useThreadModel();
  const { pid, can, author, authorid } = post;
  return (
    <>
      {can.edit && <EditLink to={`/note/thread?pid=${pid}`} />}
      {can.reward && (
        <MenuButton icon="gift" onClick={() => acts.openDialog({ name: 'reward', pid, author })}>
          {t('threads.reward')}
        </MenuButton>
      )}
      {can.answer && (
        <MenuButton icon="circle-check" onClick={() => reply.acts.then((own) => own.markAnswer(post))}>
          {post.is_answer === 1 ? t('threads.answerTakeBack') : t('threads.answerMark')}
        </MenuButton>
      )}
      {can.pin && <PinReply post={post} />}
      <Ending
        hide={can.hide ? { uid: authorid, name: author, muted: false } : undefined}
        ban={can.ban ? personOf(post) : undefined}
        remove={can.delete ? { kind: 'reply', pid } : undefined}
      />
    </>
  );
}

/** What a member may do with the thread, in the menu of its post. */
export function OwnOfThread() {
  const thread = useShownThread();
  const { tid, can, author, authorid, mute_status } = thread;
  const viewer = useSession();
  const others = viewer !== null && viewer.uid !== authorid && !isGone(thread);
  return (
    <>
      {can.edit && <EditLink to={editPath(thread)} />}
      {drawnBy(ownTraits, ({ menu }) => menu(thread))}
      <Ending
        hide={others ? { uid: authorid, name: author, muted: mute_status === 1 } : undefined}
        ban={can.ban ? personOf(thread) : undefined}
        remove={can.delete ? { kind: 'thread', tid } : undefined}
      />
    </>
  );
}

function EditLink({ to }: { to: string }) {
  const t = useT();
  return (
    <MenuLink icon="pencil" to={to}>
      {t('threads.edit')}
    </MenuLink>
  );
}

/** The thread's author pins replies without an office. */
function PinReply({ post: { pid, istop } }: { post: Pick<Post, 'pid' | 'istop'> }) {
  const t = useT();
  const { acts } = useThreadModel();
  const { run } = usePress();
  const pin = () =>
    void run(async () => {
      await pinReply(pid, istop > 0 ? 0 : 1);
      await acts.reload();
    });
  return (
    <MenuButton icon="pin" onClick={pin}>
      {t(istop > 0 ? 'threads.unpinReply' : 'threads.pinReply')}
    </MenuButton>
  );
}

type Asked<N> = Extract<ThreadDialog, { name: N }>;

interface EndingProps {
  /** Whom it mutes or blocks. */
  hide: Asked<'hide'>['target'] | undefined;
  ban: Asked<'ban'>['person'] | undefined;
  remove: Asked<'delete'>['target'] | undefined;
}

/** What hides or ends something, behind all else. */
function Ending({ hide, ban, remove }: EndingProps) {
  const t = useT();
  const { openDialog } = useThreadModel().acts;
  return (
    <>
      {hide && (
        <MenuButton icon="ban" onClick={() => openDialog({ name: 'hide', target: hide })}>
          {t('follows.hide')}
        </MenuButton>
      )}
      {ban && (
        <MenuButton icon="user-x" danger onClick={() => openDialog({ name: 'ban', person: ban })}>
          {t('threads.ban')}
        </MenuButton>
      )}
      {remove && (
        <MenuButton icon="trash-2" danger onClick={() => openDialog({ name: 'delete', target: remove })}>
          {t('threads.delete')}
        </MenuButton>
      )}
    </>
  );
}
