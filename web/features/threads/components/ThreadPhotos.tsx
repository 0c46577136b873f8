import { useEffect, useRef } from 'react';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { useLocation, useNavigate, useSearch } from '../../../router/hooks.ts';
import { lookedAt, type PhotoAddress, photoAddress, withPhoto } from '../photo-address.ts';
import { useThread, useThreadModel } from '../thread-model.ts';
import { childrenOf, repliesOf, type ThreadState } from '../thread-state.ts';

const viewer = part({ for: 'pressed', load: () => import('./ThreadViewer.tsx') });
const ThreadViewer = drawn(viewer, (m) => m.ThreadViewer);

const postsOf = (state: ThreadState) => repliesOf(state).flatMap((post) => [post, ...childrenOf(state, post)]);

/** Pictures as they stand in the posts of this page. */
const frames = 'main .photo-frame[data-aid]';

/** Which picture of which post a frame is; null where it belongs to no post, or stands in a member's link. */
function photoOf(frame: Element, state: ThreadState): PhotoAddress | null {
  const aid = Number(frame.getAttribute('data-aid'));
  const link = frame.closest('a');
  if (link && link !== frame) return null;
  const of = Number(frame.closest('[id^="pid"]')?.id.slice('pid'.length) ?? 0);
  const isOwn = of === 0 || of === state.thread.pid;
  const pictures = isOwn ? state.thread.post_attachment : postsOf(state).find(({ pid }) => pid === of)?.attachment;
  const index = pictures?.findIndex((picture) => picture.aid === aid) ?? -1;
  return index < 0 ? null : { photo: index + 1, of: isOwn ? 0 : of };
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Opens the picture that is pressed, wherever it stands in a post; its code is fetched as soon as a finger is on it. */
function usePressedPhotos(now: () => ThreadState, open: (asked: PhotoAddress) => void): void {
  const latest = useRef({ now, open });
  useEffect(() => {
    latest.current = { now, open };
  });
  useEffect(() => {
    const frameOf = (event: Event) => (event.target instanceof Element ? event.target.closest(frames) : null);
    const under = new AbortController();
    const { signal } = under;
    const onDown = (event: Event) => {
      if (frameOf(event)) void viewer().catch(() => undefined);
    };
    const onClick = (event: MouseEvent) => {
      const frame = isPlain(event) ? frameOf(event) : null;
      const asked = frame && photoOf(frame, latest.current.now());
      if (!asked) return;
      event.preventDefault();
      latest.current.open(asked);
    };
    document.addEventListener('pointerdown', onDown, { signal, passive: true });
    document.addEventListener('click', onClick, { signal });
    return () => under.abort();
  }, []);
}

/** The viewer of a thread's pictures, where the address names one of them. */
export function ThreadPhotos() {
  const { thread } = useThreadModel();
  const { hash } = useLocation();
  const search = useSearch();
  const navigate = useNavigate();
  const address = photoAddress(search);
  // Without a picture nothing that happens to the thread draws this again.
  const state = useThread((now) => (address ? now : null));
  const found = state && lookedAt(address, state.thread, postsOf(state));
  /** Whether the page without a picture stands one step back. */
  const isAbove = useRef(false);
  const go = (asked: PhotoAddress | null, replace: boolean) =>
    navigate({ search: withPhoto(search, asked), hash }, { replace, preventScrollReset: true });
  const open = (asked: PhotoAddress) => {
    isAbove.current = true;
    void go(asked, false);
  };
  const close = () => {
    if (isAbove.current) void navigate(-1);
    else void go(null, true);
    isAbove.current = false;
  };
  usePressedPhotos(thread.now, open);
  useEffect(() => {
    if (!found) isAbove.current = false;
  });
  const ofReply = found && found.post !== state?.thread ? found.post.pid : 0;
  return (
    found && (
      <ThreadViewer
        onFailed={close}
        found={found}
        searchOf={(index) => withPhoto(search, index === null ? null : { photo: index + 1, of: ofReply })}
        onIndex={(index) => {
          if (index !== found.index) void go({ photo: index + 1, of: ofReply }, true);
        }}
        onClose={close}
      />
    )
  );
}
