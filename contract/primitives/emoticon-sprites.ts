// Made by `node scripts/emoticons.ts`.
export const emoticonSprites = {
  Default: '/emoticons/default.c76debf4.svg',
  Africanflavour: '/emoticons/africanflavour.26bcc70c.svg',
  Arabemoji: '/emoticons/arabemoji.1a89f2da.svg',
  Max: '/emoticons/max.812d5154.svg',
  MaxStill: '/emoticons/maxstill.7250af46.svg',
  Packs: '/emoticons/packs.c1571bf0.svg',
} as const;
