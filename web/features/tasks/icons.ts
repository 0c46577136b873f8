export const tasksIcons = ['list-checks', 'medal'] as const;
