export const rankingIcons = ['crown'] as const;
