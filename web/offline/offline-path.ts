/** Where a reader without a network stands: the page that lists what is saved. */
export const offlinePath = '/offline';
