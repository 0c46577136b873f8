import type { roomsCalls } from '../../../../contract/domains/rooms/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';
import { aGroup } from './a-group.ts';

const good = { groupID: 1 };

/** A group of Ada’s that anyone may join, named as each call names it. */
const ofAda =
  (name: 'groupID' | 'groupId' | 'plid', more: (scene: OthersScene) => object = () => ({})) =>
  async (scene: OthersScene) => ({
    [name]: await aGroup(scene.db, scene.now, { owner: scene.ada.uid }),
    ...more(scene),
  });
const managed = (more?: (scene: OthersScene) => object) => ({
  whose: { input: ofAda('groupID', more), refusal: 'rooms.not_theirs' as const },
});
const inside = (more?: (scene: OthersScene) => object) => ({
  whose: { input: ofAda('groupID', more), refusal: 'rooms.unknown' as const },
});
/** One of invitations, which others don’t learn of. */
const closed = async ({ db, now, ada }: OthersScene) => ({
  groupID: await aGroup(db, now, { owner: ada.uid, option: 0 }),
});
const older = (refusal: 'rooms.not_theirs' | 'rooms.unknown', more?: (scene: OthersScene) => object) => ({
  whose: { input: ofAda('plid', more), refusal },
});
const words = { name: 'Sample walkers', members: '1' };
const adaHerself = ({ ada }: OthersScene) => ({ uid: ada.uid });

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof roomsCalls> = {
  'rooms.group': { good, whose: { input: closed, refusal: 'rooms.unknown' } },
  'rooms.home': { whose: 'own' },
  'rooms.members': { good, ...inside() },
  'rooms.requests': { good, ...managed() },
  'rooms.create': {
    good: words,
    whose: {
      input: ({ aid, ada }) => ({ name: 'Foreign face', members: `${ada.uid}`, aid }),
      refusal: 'media.unknown_picture',
    },
    sound: () => words,
  },
  'rooms.join': { good: { ...good, applyMessage: 'May I?' }, whose: 'open' },
  'rooms.cancel': { good, whose: 'own' },
  'rooms.answer': { good: { ...good, accept: 1 }, ...managed(({ eve }) => ({ uid: eve.uid, accept: 1 })) },
  'rooms.add': { good: { ...good, members: '1' }, ...managed(({ ada }) => ({ members: `${ada.uid}` })) },
  'rooms.invite': { good: { ...good, on: 1 }, ...managed() },
  'rooms.quit': { good, whose: 'own' },
  'rooms.edit': { good: { ...good, notice: 'Who walks where.' }, ...managed(() => ({ notice: 'Mine.' })) },
  'rooms.mute-member': {
    good: { ...good, seconds: 86_400 },
    ...managed(({ ada }) => ({ uid: ada.uid, seconds: 86_400 })),
  },
  'rooms.set-admin': { good: { ...good, on: 1 }, ...managed(({ ada }) => ({ uid: ada.uid, on: 1 })) },
  'rooms.remove': { good, ...managed(adaHerself) },
  'rooms.hand-over': { good, ...managed(({ eve }) => ({ uid: eve.uid })) },
  'rooms.name-card': { good: { ...good, nameCard: 'Walker' }, ...inside(() => ({ nameCard: 'Mine' })) },
  'rooms.announce': { good: { ...good, on: 1 }, ...managed(() => ({ on: 1 })) },
  'rooms.pin-message': { good: { ...good, ID: 0 }, ...managed(() => ({ ID: 0 })) },
  'rooms.delete': { good, ...managed() },
  'rooms.join-group': {
    good: { groupId: 1, status: '', uid: 0 },
    whose: { input: ofAda('groupId', adaHerself), refusal: 'rooms.not_theirs' },
  },
  'rooms.remind': {
    good: { groupId: 1 },
    whose: { input: ofAda('groupId', adaHerself), refusal: 'rooms.not_theirs' },
  },
  'rooms.permission': {
    good: { groupId: 1, status: 2, uid: 0 },
    whose: { input: ofAda('groupId', () => ({ status: 1 })), refusal: 'rooms.not_theirs' },
  },
  'rooms.recommended': { whose: 'own' },
  'rooms.followed': { whose: 'own' },
  'rooms.member-list': { good: { plid: 1 }, ...older('rooms.unknown') },
  'rooms.append-member': { good: { plid: 1 }, ...older('rooms.not_theirs', adaHerself) },
  'rooms.kick-member': { good: { plid: 1 }, ...older('rooms.not_theirs', adaHerself) },
  'rooms.quit-group': { good: { plid: 1 }, whose: 'own' },
  'rooms.delete-group': { good: { plid: 1 }, ...older('rooms.not_theirs') },
};
