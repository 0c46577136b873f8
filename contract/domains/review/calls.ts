import { reviewRoomCalls } from './made/calls.ts';

export const reviewCalls = { ...reviewRoomCalls } as const;
