import { z } from 'zod';
import { defineSetting } from '../../../../platform/settings.ts';

/** Whether a new thread must name a topic (R-THR-027). */
export const topicRequired = defineSetting('threads', 'topicRequired', z.boolean(), false);
