/** What an address of a conversation names: the other one of two, or a group. */
export type Named = { pair: number } | { group: number };

/** Reads `C2C12` and `GROUP104`; the contract has looked at its form. */
export function readConversationID(text: string): Named {
  return text.startsWith('C2C') ? { pair: Number(text.slice(3)) } : { group: Number(text.slice(5)) };
}

export const pairID = (uid: number): string => `C2C${uid}`;
export const groupID = (room: number): string => `GROUP${room}`;
