/** Drawings that a category may have; each is in the sprite (web/design/icon-names.ts). */
export const categoryIcons = [
  'smartphone',
  'camera',
  'refresh-cw',
  'circle-question-mark',
  'globe',
  'utensils',
  'trophy',
  'graduation-cap',
  'briefcase',
  'wrench',
  'music',
  'clapperboard',
  'sprout',
  'bus',
  'handshake',
  'gamepad-2',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];
