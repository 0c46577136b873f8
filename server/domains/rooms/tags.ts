/** Moves with who is in a room, what they may do there, and what of it was deleted for somebody. */
export const roomTag = (room: number): string => `room:${room}`;
