import '../../../design/sheets/thread.css';
import type { ReactNode } from 'react';
import { DefaultLayout } from '../../../shell/layouts/DefaultLayout.tsx';
import { useT } from '../../../texts/texts.tsx';
import { webKindOf } from '../kinds/kinds.ts';
import type { ThreadPage } from '../queries.ts';
import { ThreadContext } from '../thread-model.ts';
import { isUnseen, showsMainPost } from '../thread-state.ts';
import { drawnBy } from '../traits/drawn-by.tsx';
import { pageTraits } from '../traits/made/pages.ts';
import { useThreadModel } from '../use-thread-model.ts';
import { MoreBeside, Plate } from './Beside.tsx';
import { Own } from './LateForMembers.tsx';
import { ThreadBar } from './ThreadBar.tsx';
import { ThreadDialogs } from './ThreadDialogs.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { LaterPageHead, Main, Stage } from './ThreadMain.tsx';
import { ThreadMenu, ThreadShare } from './ThreadMenu.tsx';
import { ThreadPhotos } from './ThreadPhotos.tsx';
import { ThreadReplies } from './ThreadReplies.tsx';
import { WaitsNote } from './WaitsNote.tsx';

const menus = (
  <>
    <ThreadShare />
    <ThreadMenu />
  </>
);

/** What a kind with a page of its own draws otherwise. */
interface ThreadLook {
  title?: string;
  /** Where back leads when the page was opened by a link from outside. */
  back?: string;
  /** In place of the first post. */
  main?: ReactNode;
  /** After it, before the replies. */
  after?: ReactNode;
  /** In place of what stands beside. */
  beside?: ReactNode;
}

/**
 * The thread page: main post, replies, composer, name-plate, and what a reader does with them. It holds states and draws
 * none of them: each part reads what it shows.
 */
export function ThreadScreen({ loaded, look = {} }: { loaded: ThreadPage; look?: ThreadLook }) {
  const t = useT();
  const model = useThreadModel(loaded);
  const board = webKindOf(loaded.thread).board?.(loaded.thread);
  const back = look.back ?? board?.to;
  const head = {
    title: look.title ?? (board ? t(board.text) : loaded.thread.typename || t('threads.thread')),
    ...(back !== undefined && { back }),
  };
  // Nobody can answer what waits: its writer alone reads it.
  const isShown = !isUnseen(loaded.thread);
  return (
    <ThreadContext value={model}>
      <DefaultLayout
        columns="two"
        ownBar
        head={{ ...head, later: loaded.thread.subject, actions: menus }}
        namePlate={<Plate />}
        right={look.beside ?? <MoreBeside />}
      >
        <ThreadHead page={loaded} />
        {showsMainPost(loaded) && <Stage />}
        <WaitsNote />
        {showsMainPost(loaded) ? (look.main ?? <Main />) : <LaterPageHead />}
        {showsMainPost(loaded) && drawnBy(pageTraits, ({ below }) => below?.(loaded.thread))}
        {showsMainPost(loaded) && look.after}
        {isShown && <ThreadReplies />}
        <Own />
        {isShown && <ThreadBar />}
        <ThreadDialogs />
        <ThreadPhotos />
      </DefaultLayout>
    </ThreadContext>
  );
}
