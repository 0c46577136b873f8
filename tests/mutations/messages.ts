import type { Mutation } from './support/mutation.ts';

const noticedIn = 'server/domains/messages/messages.test.ts';

export const mutations: readonly Mutation[] = [
  {
    breaks: 'anybody reads a conversation by its number',
    file: 'server/domains/messages/sql/rooms.ts',
    find: 'where m.room = ${room} and m.uid = ${uid}`',
    put: 'where m.room = ${room} and m.uid <> ${uid}`',
    noticedIn,
  },
  {
    breaks: 'a block takes what was written from both',
    file: 'server/domains/messages/reads/standing.ts',
    find: 'if (standing.place) return standing;',
    put: '',
    noticedIn,
  },
  {
    breaks: 'who was blocked learns it from the conversation',
    file: 'server/domains/messages/reads/view.ts',
    find: "standing.hidden === 'blocked' ? 1 : 0",
    put: 'standing.hidden ? 1 : 0',
    noticedIn,
  },
  {
    breaks: 'two who begin at once have two rooms, or fail',
    file: 'server/domains/messages/actions/send.ts',
    find: 'await lockPair(db, actor.uid, to);',
    put: '',
    noticedIn,
  },
  {
    breaks: 'somebody new begins as many conversations at once as they like',
    file: 'server/domains/messages/actions/send.ts',
    find: 'if (!standing.place) await lockBeginning(db, actor.uid);',
    put: '',
    noticedIn,
  },
  {
    breaks: 'a moderator writes on to strangers whom their office does not reach',
    file: 'server/domains/messages/reads/standing.ts',
    find: 'moderatesIn(actor.office, card.countryFid)',
    put: 'actor.office !== null',
    noticedIn,
  },
  {
    breaks: 'what both have deleted stays in the database',
    file: 'server/domains/messages/actions/delete-conversation.ts',
    find: 'await deleteForGood(ctx, plid);',
    put: '',
    noticedIn,
  },
  {
    breaks: 'tags that are there once others are gone stay',
    file: 'server/domains/messages/rules/message-text.ts',
    find: 'parts.length = from;',
    put: "parts.splice(from, parts.length - from, ' ');",
    noticedIn: 'server/domains/messages/rules/message-text.test.ts',
  },
  {
    breaks: 'an address puts its own words into the field of a chat',
    file: 'web/lib/message-path.ts',
    find: 'path !== null && threadShared.test(path) ? path : undefined',
    put: 'path ?? undefined',
    noticedIn: 'web/lib/message-path.test.ts',
  },
  {
    breaks: 'an address in a chat is no link',
    file: 'web/features/messages/message-words.ts',
    find: '?? linked(piece)',
    put: '?? piece',
    noticedIn: 'web/features/messages/message-words.test.ts',
  },
  {
    breaks: 'who shares a thread in a chat is asked whom to write to',
    file: 'web/features/messages/components/NewMessage.tsx',
    find: "share ? 'messages.shareText' : 'messages.newText'",
    put: "'messages.newText'",
    noticedIn: 'web/features/messages/new-message.test.tsx',
  },
];
