import { Tag } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { PageTrait } from '../trait.ts';

const Team = () => <Tag tone="official">{useT()('threads.team')}</Tag>;

/** Replies that staff write as our team. */
export const teamPage: PageTrait = { badge: (post) => post.of_team === 1 && <Team /> };
