/** Above every level of access: what members of a group alone read stands so much above the level that its author asked for. */
export const closed = 256;

export const isClosed = ({ readperm }: { readperm: number }): boolean => readperm >= closed;

/** The level that the author asked for. */
export const askedLevel = (readperm: number): number => readperm % closed;

/** The level at which a thread stands in a group. */
export const levelIn = (membersOnly: boolean, asked: number): number => askedLevel(asked) + (membersOnly ? closed : 0);
