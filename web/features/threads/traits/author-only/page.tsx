import { useT } from '../../../../texts/texts.tsx';
import type { PageTrait } from '../trait.ts';

const VisibleToAuthor = () => useT()('threads.visibleToAuthor');

export const authorOnlyPage: PageTrait = {
  note: (thread) => thread.replyVisibleOnlyToAuthors === 1 && <VisibleToAuthor />,
};
