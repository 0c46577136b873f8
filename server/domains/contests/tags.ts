/** Moves with every contest that is opened, changed, or turns by its dates. */
export const contestsTag = 'contests';

/** Moves with one of them. */
export const contestTag = (id: number): string => `contest:${id}`;

/** Moves with the categories of photo boards. */
export const photoCategoriesTag = 'photo-categories';
