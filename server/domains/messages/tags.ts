/** Moves with whatever is written, read or deleted in a conversation. */
export const roomTag = (room: number): string => `room:${room}`;
