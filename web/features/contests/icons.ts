export const contestsIcons = ['aperture', 'lightbulb', 'map-pin-off', 'timer'] as const;
