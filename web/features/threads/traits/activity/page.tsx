import { Tag } from '../../../../design/parts.tsx';
import { useT } from '../../../../texts/texts.tsx';
import type { PageTrait } from '../trait.ts';

const Activity = () => <Tag>{useT()('threads.activity')}</Tag>;

export const activityPage: PageTrait = { order: 1, tag: (thread) => thread.activity === 1 && <Activity /> };
