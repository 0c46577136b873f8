export const creatorIcons = ['arrow-down-right', 'arrow-up-right', 'book-open', 'circle-help'] as const;
