import type { moderatingCalls } from '../../../../contract/domains/threads/moderating/calls.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import { always, grounded } from '../../moderation/index.ts';
import { inCountries } from '../references.ts';
import type { RoomDeps } from '../room.ts';
import { banPost } from './actions/ban-post.ts';
import { close, digest, highlight } from './actions/mark.ts';
import { move } from './actions/move.ts';
import { pin } from './actions/pin.ts';
import { restorePost } from './actions/restore-post.ts';
import { warn } from './actions/warn.ts';
import { releaseRemoved } from './jobs/release-removed.ts';
import { moderatingNotices } from './notices.ts';
import { moderation } from './reads/moderation.ts';
import { takenDown } from './reads/taken-down.ts';
import { warnings } from './reads/warnings.ts';
import { pinSlots } from './settings.ts';

const stays = { stays: 'what moderators decided, and why' } as const;

export const moderatingRoom = (deps: RoomDeps): Room<keyof typeof moderatingCalls, 'threads.takedowns'> => {
  const { settings, people } = deps;
  return {
    handlers: {
      'threads.pin': grounded(pin({ ...people, settings })),
      'threads.digest': grounded(digest(people)),
      'threads.highlight': grounded(highlight(people)),
      'threads.move': grounded(move(people), always),
      'threads.close': grounded(close(people), ({ closed }) => closed === 1),
      'threads.ban-post': grounded(banPost(people), ({ status }) => status === 1),
      'threads.restore-post': grounded(restorePost(people)),
      'threads.moderation': moderation({ ...people, settings }),
      'threads.taken-down': takenDown(people),
      'threads.warnings': warnings(people),
      'threads.warn': grounded(warn(people), always),
    },
    tables: { 'threads.takedowns': { authorid: stays, by_uid: stays } },
    references: { 'threads.takedowns': { country_fid: inCountries, authorid: toMember, by_uid: toMember } },
    notices: moderatingNotices,
    settings: [pinSlots],
    tasks: { 'threads.release-removed': async () => void (await releaseRemoved(deps)) },
    cron: [{ task: 'threads.release-removed', match: '5 4 * * *', promise: nightly }],
  };
};
