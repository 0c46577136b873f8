import { defineSystemNotice, type NoticeParts, notifies, toMember } from '../../../platform/notice-kind.ts';
import { groundsFacts, saidIn, wordsOfRule } from '../../moderation/index.ts';
import { inThread } from '../moderating/notices.ts';
import { versionRemoved } from './events.ts';

const removed = defineSystemNotice('threads', 'version_removed', { to: inThread, words: wordsOfRule, quote: saidIn });

/** The author is notified of what a moderator deleted of their post's history, and why. */
export const historyNotices: NoticeParts = {
  kinds: [removed],
  on: [
    notifies(versionRemoved, (event) => {
      const { tid, pid, uid, version, first, subject, at } = event;
      const facts = { about: first ? 'thread' : 'reply', tid, subject, ...groundsFacts(event) };
      return [toMember(removed, { uid, once: `${pid}:${version}`, at, facts })];
    }),
  ],
};
