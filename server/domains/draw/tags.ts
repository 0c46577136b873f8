/** Moves with every draw that begins, turns by its dates or is published. */
export const drawsTag = 'draws';

/** Moves with one of them. */
export const drawTag = (drawid: number): string => `draw:${drawid}`;
