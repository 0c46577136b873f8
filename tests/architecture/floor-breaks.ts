import type { Break } from './deliberate-breaks.ts';

export const floorBreaks: Break[] = [
  {
    title: 'the core of a domain imports its page',
    file: 'server/domains/threads/core/for-reader.ts',
    text: `import { reply } from '../actions/reply.ts';`,
    says: /stands in core and imports server\/domains\/threads\/actions\/reply\.ts/,
  },
  {
    title: 'an action names a trait',
    file: 'server/domains/threads/actions/edit.ts',
    text: `import { mayRush } from '../traits/rush/rules/rush.ts';`,
    says: /names traits\/rush/,
  },
  {
    title: 'a trait reaches the page through its own files',
    file: 'server/domains/threads/traits/rush/rules/rush.ts',
    text: `import { reply } from '../../../actions/reply.ts'; export const mayRush = reply;`,
    says: /traits\/rush reaches server\/domains\/threads\/actions\/reply\.ts/,
  },
  {
    title: 'a room imports another that imports it',
    file: 'server/domains/threads/held/sql/liked.ts',
    text: `import { watchedRoom } from '../../watched/contributes.ts'; export const liked = watchedRoom;`,
    says: /threads\/watched leads back to it/,
  },
];
