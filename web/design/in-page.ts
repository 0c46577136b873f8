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
  // Those of a thread's menus and of a member's: the file of all icons, seven times as large, is then fetched by other pages only.
  ...(['coins', 'copy', 'eye', 'flag', 'gift', 'log-out', 'moon', 'pencil', 'redo-2', 'settings'] as const),
  ...(['shield', 'sun', 'trash-2'] as const),
  // Of the header, the bar of tabs, and names.
  ...(['compass', 'gem', 'log-in', 'messages-square', 'trophy'] as const),
]);
