export const bugsIcons = ['bug', 'git-merge', 'image-off', 'inbox'] as const;
