import { useRef, useState } from 'react';
import type { ChildPost, Post, ThreadRow } from '../../../contract/domains/threads/shapes.ts';
import { showToast } from '../../design/toasts.ts';
import type { Person } from '../../design/UserChip.tsx';
import { useNavigate, useRevalidator } from '../../router/hooks.ts';
import { useT } from '../../texts/texts.tsx';
import type { FollowAnswer, HideTarget } from '../follows/index.ts';
import type { DeleteTarget } from './components/DeleteDialog.tsx';
import type { ThreadPage } from './queries.ts';
import { withDeleted, withFields, withFollow, withWritten } from './thread-state.ts';
import { useReply } from './use-reply.ts';
import { useMarks, useReloadFirstPage, useShare, useThreadState } from './use-thread.ts';

/** From here on the composer is on the page; below it is a sheet. */
const wideWindow = '(min-width: 37.5rem)';

/** Everything the thread page holds and does; its parts take what they need. */
export function useThreadPage(loaded: ThreadPage) {
  const t = useT();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [state, change] = useThreadState(loaded);
  const marks = useMarks(state, change);
  const share = useShare(state.thread);
  const reloadFirstPage = useReloadFirstPage();
  const [deleting, setDeleting] = useState<DeleteTarget | null>(null);
  const [hiding, setHiding] = useState<HideTarget | null>(null);
  const [banning, setBanning] = useState<Person | null>(null);
  const [likersShown, setLikersShown] = useState(false);
  const [sheet, setSheet] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const reply = useReply(state.thread, (post) => {
    change((now) => withWritten(now, post));
    setSheet(false);
    reloadFirstPage();
  });
  const answer = (post: Post | ChildPost) => {
    reply.answer(post);
    if (matchMedia(wideWindow).matches) field.current?.focus();
    else setSheet(true);
  };
  const onDeleted = (gone: DeleteTarget) => {
    showToast({ text: t('threads.deletedDone') });
    if (gone.kind === 'thread') {
      navigate('/', { replace: true });
      return;
    }
    change((now) => withDeleted(now, gone.pid));
    reloadFirstPage();
  };
  const onThread = (fields: Partial<ThreadRow>) => change((now) => withFields(now, fields));
  const onFollowed = (followed: FollowAnswer) => change((now) => withFollow(now, followed));

  return {
    state,
    change,
    ...marks,
    share,
    reply,
    answer,
    field,
    likersShown,
    setLikersShown,
    sheet,
    setSheet,
    hiding,
    setHiding,
    banning,
    setBanning,
    deleting,
    setDeleting,
    onDeleted,
    onFollowed,
    onThread,
    reload: revalidate,
  };
}

export type ThreadController = ReturnType<typeof useThreadPage>;
