/** Readers who asked their device for less motion get the drawing that stands still. */
export const reducedMotion = '(prefers-reduced-motion:reduce)';
