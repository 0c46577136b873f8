import type { ComponentType } from 'react';
import { sharedState } from '../lib/shared-state.ts';

/** What a feature shows over whatever page there is, once its code has come; null for nothing. */
export const overPage = sharedState<ComponentType | null>(null);
