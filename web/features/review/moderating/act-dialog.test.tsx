import { expect, test } from 'vitest';
import { member, rendered } from '../../../testing/rendered.tsx';
import { ActDialog } from './ActDialog.tsx';
import type { Scene } from './posts.ts';

const scene: Scene = {
  ...{ tid: 7, pid: 70, first: 1, subject: 'Chargers', words: '', country_fid: 188, typeid: 2, dateline: 0 },
  author: { uid: 9, username: 'Ada', avatar: '', country_fid: 188 },
  ...{
    level: 0,
    digest: 0,
    highlight: 0,
    closed: 0,
    takedown: null,
    pins: [],
    boards: [],
    pinsTo: 2,
    everywhere: false,
  },
  can: { pin: true, digest: true, highlight: true, move: true, close: true, ban: true, delete: true, restore: false },
  canBanAuthor: true,
};

/** The dialog of an act whose call was refused with words that are about no field. */
function refusedOf(act: 'ban' | 'pin', call: string): string {
  const refused = { name: 'threads.not_exist' as const, msg: 'It was too late.', issues: [], extra: {} };
  const said = { call, fields: { 'reason@moderate': '' }, showsRefusal: true, refused };
  return rendered(<ActDialog act={act} scene={scene} canned={[]} />, { country: 'ng', viewer: member, said });
}

const noteOf = (html: string): string | undefined =>
  /<div class="note note-(\w+)"(?: role="(\w+)")?>(?:(?!<\/div>).)*It was too late\./s
    .exec(html)
    ?.slice(1, 3)
    .join(' ');

test('R-MOD-012 R-MOD-013 a ban that is refused is an error in its dialog, a pin that is refused a warning', () => {
  expect(noteOf(refusedOf('ban', 'review.ban-post'))).toBe('error alert');
  expect(noteOf(refusedOf('pin', 'review.pin'))).toBe('warning ');
});
