import type { moderatingCalls } from '../../../../contract/domains/threads/moderating/calls.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import type { OwnersIn } from '../../../platform/table-owners.ts';
import type { Shown } from '../reads/viewing.ts';
import { banPost } from './actions/ban-post.ts';
import { close, digest, highlight } from './actions/mark.ts';
import { grounded } from './actions/moderated.ts';
import { move } from './actions/move.ts';
import { pin } from './actions/pin.ts';
import { restorePost } from './actions/restore.ts';
import { moderation } from './reads/moderation.ts';
import { takenDown } from './reads/taken-down.ts';

interface Deps {
  settings: SettingsReader;
  people: Shown;
}

export const moderatingHandlers = ({ settings, people }: Deps): Handlers<keyof typeof moderatingCalls> => ({
  'threads.pin': grounded(pin({ ...people, settings })),
  'threads.digest': grounded(digest(people)),
  'threads.highlight': grounded(highlight(people)),
  'threads.move': grounded(move(people)),
  'threads.close': grounded(close(people)),
  'threads.ban-post': grounded(banPost(people)),
  'threads.restore-post': grounded(restorePost(people)),
  'threads.moderation': moderation({ ...people, settings }),
  'threads.taken-down': takenDown(people),
});

const stays = { stays: 'what moderators decided, and why' } as const;

/** Whose the rows are. */
export const moderatingTables: Pick<OwnersIn<'threads'>, 'threads.takedowns'> = {
  'threads.takedowns': { authorid: stays, by_uid: stays },
};
