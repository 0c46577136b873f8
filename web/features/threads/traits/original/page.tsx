import { Tag } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { PageTrait } from '../trait.ts';

const Original = () => <Tag>{useT()('threads.original')}</Tag>;

export const originalPage: PageTrait = { tag: (thread) => thread.original === 1 && <Original /> };
