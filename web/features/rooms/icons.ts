export const roomsIcons = ['crown', 'user-minus', 'volume-x'] as const;
