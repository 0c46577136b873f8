import { z } from 'zod';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** Whether plain posts may be written now. */
export const regularPostsOpen = defineSetting('threads', 'regularPostsOpen', z.boolean(), true);

/** What operators may set of the domain. */
export const threadsSettings: readonly Setting[] = [regularPostsOpen];
