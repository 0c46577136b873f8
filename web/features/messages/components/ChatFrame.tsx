import type { ReactNode } from 'react';
import type { PageHead } from '../../../shell/Header.tsx';
import { Frame } from '../../../shell/layouts/Frame.tsx';

interface ChatFrameProps {
  head: PageHead;
  /** One conversation is open: on phones it has the window for itself, the site's header as well. */
  isOpen: boolean;
  children: ReactNode;
}

/** A list and what is open of it, as high as the window; below 900 px one of the two. */
export function ChatFrame({ head, isOpen, children }: ChatFrameProps) {
  return (
    <Frame head={head} tabBar={!isOpen} columns="one" className={isOpen ? 'chat-frame chat-frame-open' : 'chat-frame'}>
      <main id="main" className={isOpen ? 'chat chat-open' : 'chat'}>
        {children}
      </main>
    </Frame>
  );
}
