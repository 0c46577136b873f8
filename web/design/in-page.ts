import type { IconName } from './icon-names.ts';

/**
 * What stands above the fold of most pages, and what says that the network is gone: drawn in the page itself, so that it is there
 * at first paint, and without a network.
 */
export const iconsInPage: ReadonlySet<IconName> = new Set<IconName>([
  ...(['check', 'circle-alert', 'loader-circle', 'wifi-off'] as const),
  ...(['arrow-left', 'arrow-up', 'badge-check', 'bell', 'bookmark', 'chevron-down', 'chevron-left'] as const),
  ...([
    'chevron-right',
    'clock',
    'ellipsis',
    'hash',
    'heart',
    'house',
    'image',
    'languages',
    'layout-list',
    'lock',
  ] as const),
  ...(['camera', 'circle-question-mark', 'globe', 'smartphone'] as const),
  ...([
    'message-circle',
    'plus',
    'refresh-cw',
    'search',
    'share-2',
    'smile',
    'sparkles',
    'user',
    'users',
    'x',
  ] as const),
]);
