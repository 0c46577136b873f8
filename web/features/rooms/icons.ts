export const roomsIcons = ['user-minus', 'volume-x'] as const;
