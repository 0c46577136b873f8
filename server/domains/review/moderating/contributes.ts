import type { moderatingCalls } from '../../../../contract/domains/review/moderating/calls.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import type { Room } from '../../../platform/room.ts';
import { always, grounded } from '../../moderation/index.ts';
import type { ReviewDeps } from '../deps.ts';
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

export const moderatingRoom = (deps: ReviewDeps): Room<keyof typeof moderatingCalls> => {
  const { settings, people } = deps;
  return {
    handlers: {
      'review.pin': grounded(pin({ ...people, settings })),
      'review.digest': grounded(digest(people)),
      'review.highlight': grounded(highlight(people)),
      'review.move': grounded(move(people), always),
      'review.close': grounded(close(people), ({ closed }) => closed === 1),
      'review.ban-post': grounded(banPost(people), ({ status }) => status === 1),
      'review.restore-post': grounded(restorePost(people)),
      'review.moderation': moderation({ ...people, settings }),
      'review.taken-down': takenDown(people),
      'review.warnings': warnings(people),
      'review.warn': grounded(warn(people), always),
    },
    tables: {},
    notices: moderatingNotices,
    settings: [pinSlots],
    tasks: { 'threads.release-removed': async () => void (await releaseRemoved(deps)) },
    cron: [{ task: 'threads.release-removed', match: '5 4 * * *', promise: nightly }],
  };
};
