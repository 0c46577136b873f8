import { isPhotoBoard } from '../../../../contract/domains/threads/kinds/photo/calls.ts';
import { on } from '../../../platform/outbox/listener.ts';
import { entriesByIds, threadPosted } from '../../threads/index.ts';
import { entryShown } from '../events.ts';

/** An entry that everybody sees, at once or once a moderator has looked at it, is announced to its contest. */
export const announceEntries = [
  on(threadPosted, async (ctx, posted) => {
    const tids = posted.filter(({ fid }) => isPhotoBoard(fid)).map(({ tid }) => tid);
    for (const { tid, authorid: uid, contest_id: contest, contest_title: title } of await entriesByIds(ctx.db, tids)) {
      if (contest === 0 || !title) continue;
      const titles = { title_en: title.en, title_fr: title.fr, title_hi: title.hi };
      ctx.emit(entryShown({ contest, tid, uid, at: ctx.now.getTime(), ...titles }));
    }
  }),
];
