export const messagesIcons = ['arrow-down', 'hourglass', 'megaphone', 'messages-square', 'reply'] as const;
