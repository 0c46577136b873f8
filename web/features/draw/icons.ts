export const drawIcons = ['corner-down-right', 'ticket'] as const;
