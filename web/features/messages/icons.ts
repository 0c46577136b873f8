export const messagesIcons = [
  'arrow-down',
  'chevron-up',
  'hourglass',
  'maximize-2',
  'megaphone',
  'messages-square',
  'reply',
] as const;
