import type { Page } from 'playwright-core';

/** What was drawn: of each function component that did work, the post or thread in its props. */
export interface Drawn {
  /** Pids of the posts whose parts were drawn. */
  posts: number[];
  /** Tids of the threads whose parts were drawn. */
  threads: number[];
}

declare global {
  interface Window {
    __drawn?: { posts: Set<number>; threads: Set<number> };
  }
}

/** React reports each commit to a tool that stands in the page before it: what a page draws from now on is counted. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Fiber {
      tag: number;
      flags: number;
      alternate: Fiber | null;
      child: Fiber | null;
      sibling: Fiber | null;
      memoizedProps: { post?: { pid?: number }; thread?: { tid?: number } } | null;
    }
    const drawn = { posts: new Set<number>(), threads: new Set<number>() };
    window.__drawn = drawn;
    const performedWork = 1;
    // Function components, also behind forwardRef and memo.
    const functions = new Set([0, 11, 14, 15]);
    const visit = (fiber: Fiber | null): void => {
      for (let now = fiber; now; now = now.sibling) {
        const before = now.alternate;
        if (functions.has(now.tag) && (!before || now.flags & performedWork)) {
          const { post, thread } = now.memoizedProps ?? {};
          if (post?.pid !== undefined) drawn.posts.add(post.pid);
          if (thread?.tid !== undefined) drawn.threads.add(thread.tid);
        }
        // A subtree that nothing was drawn of is the same object as before.
        if (!before || before.child !== now.child) visit(now.child);
      }
    };
    const onCommitFiberRoot = (_: number, root: { current: Fiber }) => visit(root.current);
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot,
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      },
    });
  });
}

/** What the page has drawn since it was last asked. */
export const drawnSince = (page: Page): Promise<Drawn> =>
  page.evaluate(() => {
    const drawn = window.__drawn;
    if (!drawn) throw new Error('nothing counts what is drawn');
    const taken = { posts: [...drawn.posts].sort((a, b) => a - b), threads: [...drawn.threads] };
    drawn.posts.clear();
    drawn.threads.clear();
    return taken;
  });
