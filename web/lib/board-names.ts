/** Boards in a sentence: names have an “and” of their own (“Work and money”), so that none may stand between them. */
export const boardNames = (boards: readonly { name: string }[]): string => boards.map(({ name }) => name).join(', ');
