export const messagesIcons = ['messages-square'] as const;
