/** Cache tag of an author's list of threads, moved when one is published. What it shows of each moves with that thread. */
export const authorTag = (uid: number): string => `s:${uid}`;
