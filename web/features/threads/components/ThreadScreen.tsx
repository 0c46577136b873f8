import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { isGone, personOf } from '../../../design/person.ts';
import { Late, lazyPart } from '../../../lib/late.tsx';
import { Link } from '../../../router/links.tsx';
import { openDialog } from '../../../session/dialogs.ts';
import { proofDialogOf } from '../../../session/proof.ts';
import { useSession } from '../../../session/root-data.ts';
import { DialogLink } from '../../../shell/DialogLink.tsx';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { useT } from '../../../texts/texts.tsx';
import { FollowButton, HideMember } from '../../follows/index.ts';
import { BanMember } from '../../moderation/index.ts';
import { favouriteAction, likeAction } from '../form-actions.ts';
import { KindPart } from '../kinds/KindPart.tsx';
import type { ThreadPage } from '../queries.ts';
import { showsMainPost } from '../thread-state.ts';
import { type ThreadController, useThreadPage } from '../use-thread-page.ts';
import { LiveReplies } from './LiveReplies.tsx';
import { MainPost } from './MainPost.tsx';
import { MoreByAuthor } from './MoreByAuthor.tsx';
import { NamePlate } from './NamePlate.tsx';
import { ReplyBox, useReplyObstacle } from './ReplyBox.tsx';
import { ReplyBar } from './ReplyComposer.tsx';
import { StoryNav } from './StoryNav.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadMenu, ThreadShare } from './ThreadMenu.tsx';
import { ThreadReplies } from './ThreadReplies.tsx';

const LikersDialog = lazyPart(
  () => import('./LikersDialog.tsx'),
  (m) => m.LikersDialog,
);
const DeleteDialog = lazyPart(
  () => import('./DeleteDialog.tsx'),
  (m) => m.DeleteDialog,
);

/** The thread page: main post, replies, composer, name-plate, and what a reader does with them. */
export function ThreadScreen({ loaded }: { loaded: ThreadPage }) {
  const t = useT();
  const controller = useThreadPage(loaded);
  const { thread } = controller.state;
  return (
    <DefaultLayout
      columns="two"
      ownBar
      head={{
        title: t('threads.thread'),
        actions: (
          <>
            <ThreadShare controller={controller} />
            <ThreadMenu controller={controller} />
          </>
        ),
      }}
      namePlate={<NamePlate thread={thread} actions={<PlateActions controller={controller} />} />}
      right={<MoreByAuthor thread={thread} />}
    >
      <ThreadHead page={loaded} />
      {showsMainPost(loaded) ? <Main controller={controller} /> : <LaterPageHead controller={controller} />}
      {showsMainPost(loaded) && <StoryNav story={thread.story_nav} />}
      <ThreadReplies controller={controller} />
      <LiveReplies controller={controller} />
      <Bar controller={controller} />
      <Late wanted={controller.likersShown}>
        <LikersDialog pid={thread.pid} open={controller.likersShown} onClose={() => controller.setLikersShown(false)} />
      </Late>
      <HideMember target={controller.hiding} onClose={() => controller.setHiding(null)} onHidden={controller.reload} />
      <BanMember target={controller.banning} onClose={() => controller.setBanning(null)} />
      <Late wanted={controller.deleting !== null}>
        <DeleteDialog
          deleting={controller.deleting}
          onClose={() => controller.setDeleting(null)}
          onDeleted={controller.onDeleted}
        />
      </Late>
    </DefaultLayout>
  );
}

function PlateActions({ controller }: { controller: ThreadController }) {
  const t = useT();
  const { thread } = controller.state;
  return (
    <>
      <FollowAuthor controller={controller} />
      {thread.can.ban && (
        <Button kind="outline" icon="user-x" onClick={() => controller.setBanning(personOf(thread))}>
          {t('threads.ban')}
        </Button>
      )}
    </>
  );
}

/** Nobody follows themselves, nor who is gone. */
function FollowAuthor({ controller, small }: { controller: ThreadController; small?: boolean }) {
  const member = useSession();
  const { thread } = controller.state;
  if (member?.uid === thread.authorid || isGone(thread)) return null;
  return (
    <FollowButton
      uid={thread.authorid}
      following={thread.follow_status === 1}
      onFollowed={controller.onFollowed}
      small={small}
    />
  );
}

function Main({ controller }: { controller: ThreadController }) {
  const { thread } = controller.state;
  return (
    <MainPost
      thread={thread}
      follow={<FollowAuthor controller={controller} small />}
      menu={<ThreadMenu controller={controller} className="max-sm:hidden" />}
      part={<KindPart place="Thread" thread={thread} onChange={controller.onThread} />}
      actions={{
        liked: thread.is_like === 1,
        likes: thread.like,
        likeAction: likeAction(thread),
        onLike: () => controller.like(thread),
        replies: thread.replies,
        repliesTo: '#replies',
        shares: thread.share_num,
        onShare: () => controller.share(),
        favoured: thread.is_favorite === 1,
        favouriteAction: favouriteAction(thread),
        onFavourite: controller.favourite,
      }}
    />
  );
}

/** On later pages the thread's title leads back to the main post. */
function LaterPageHead({ controller }: { controller: ThreadController }) {
  const t = useT();
  const { thread, loaded } = controller.state;
  return (
    <section className="post post-main pb-4!">
      <p className="text-xs text-ink-3">{t('shell.pageNumber', { page: loaded.address.page })}</p>
      <h1 className="thread-title" dir="auto">
        <Link to="?" className="text-primary-text">
          {thread.subject}
        </Link>
      </h1>
    </section>
  );
}

/** The bar at the bottom of phones; its field opens the sheet, or the way in. */
function Bar({ controller }: { controller: ThreadController }) {
  const t = useT();
  const { thread } = controller.state;
  const obstacle = useReplyObstacle(thread);
  const isGuest = thread.can.replyRefusal === 'threads.need_login';
  const proof = proofDialogOf(thread.can.replyRefusal);
  const open = thread.can.reply ? () => controller.setSheet(true) : proof && (() => openDialog(proof));
  const inTheWay = proof && proof !== 'silenced' ? t(`threads.proof.${proof}`) : obstacle;
  return (
    <>
      <ReplyBar
        prompt={inTheWay || controller.reply.text || t('threads.writeReply')}
        isObstacle={inTheWay !== ''}
        onOpen={open}
        wayIn={
          isGuest && (
            <DialogLink flag="showlogin" className="reply-bar-field">
              {obstacle}
            </DialogLink>
          )
        }
        liked={thread.is_like === 1}
        likes={thread.like}
        likeAction={likeAction(thread)}
        onLike={() => controller.like(thread)}
        replies={thread.replies}
        favoured={thread.is_favorite === 1}
        favouriteAction={favouriteAction(thread)}
        onFavourite={controller.favourite}
      />
      <Dialog
        open={controller.sheet}
        onClose={() => controller.setSheet(false)}
        title={t('threads.writeReply')}
        shape="sheet"
      >
        <ReplyBox reply={controller.reply} />
      </Dialog>
    </>
  );
}
