/** Colours of titles that moderators highlight, by style from 1. */
const colours = ['text-primary-text', 'text-danger-text', 'text-success-text', 'text-coin-text', 'text-value-text'];

/** The class of a title's colour; empty for none. */
export const highlightClass = (style: number): string => colours[style - 1] ?? '';
