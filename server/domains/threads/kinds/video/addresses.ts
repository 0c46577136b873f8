import { videoAt } from '../../../../../contract/domains/media/video/sites.ts';
import type { Actor, Db } from '../../../../platform/context.ts';
import type { OwnAddress } from '../../../../platform/http/own-addresses.ts';
import type { HiddenFor } from '../../../follows/index.ts';
import { nameInAddress, playerPrefix, shownFile, videoKey, videoPrefix } from '../../../media/index.ts';
import { mayRead, refusalBetween } from '../../core/policy.ts';
import { findThread } from '../../core/sql/threads.ts';
import { forReaderIfThere } from '../../traits/for-reader.ts';
import { playerPage } from './player-page.ts';
import { videosByIds } from './sql/videos.ts';

interface Deps {
  db: Db;
  hiddenFor: HiddenFor;
}

/** Where files are read, and where players of other sites stand: for whoever may read their threads. */
export const videoAddresses = (deps: Deps): OwnAddress[] => [
  {
    prefix: videoPrefix,
    async find(rest, reader) {
      const name = nameInAddress(rest);
      const file = name === undefined ? undefined : await shownFile(deps.db, name);
      if (!file || name === undefined || !(await isOpen(deps, reader, file.tid))) return undefined;
      return { key: videoKey(name, file.type), type: file.type };
    },
  },
  {
    prefix: playerPrefix,
    async find(rest, reader) {
      const tid = /^\d{1,15}$/.test(rest) ? Number(rest) : 0;
      const [row] = await videosByIds(deps.db, [tid]);
      const linked = row && videoAt(row.link);
      return linked && (await isOpen(deps, reader, tid)) ? playerPage(linked, row.title) : undefined;
    },
  },
];

/** By the one policy of threads, asked each time: a thread that is deleted, hidden or another's draft shows nothing. */
async function isOpen({ db, hiddenFor }: Deps, reader: Actor | null, tid: number): Promise<boolean> {
  const thread = await forReaderIfThere({ db, actor: reader }, await findThread(db, tid));
  if (!thread || mayRead(reader, thread)) return false;
  const why = reader ? (await hiddenFor(db, reader.uid)).get(thread.authorid) : undefined;
  return refusalBetween(why) === undefined;
}
