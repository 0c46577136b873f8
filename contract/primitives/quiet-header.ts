/** Sent with what our own code asks for anew where nobody has opened anything, so that it counts as no view. */
export const quietHeader = 'x-quiet';
