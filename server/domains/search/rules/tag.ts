/** Cache tag of everything that is found: it moves with each batch of changes that the index takes in. */
export const searchTag = 'search';
