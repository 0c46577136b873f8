import type { groupsCalls } from '../../../../contract/domains/groups/calls.ts';
import type { CallSamples, OthersScene } from '../../../../tests/support/call-samples.ts';

let made = 0;

/** A group of Ada's that members alone read. */
async function adasGroup({ db, ada, now }: OthersScene): Promise<number> {
  made += 1;
  const name = `sample ${made}`;
  const { groupid } = await db
    .insertInto('groups.groups')
    .values({
      ...{ name, name_key: name, description: 'Night photos.', country_fid: 188, typeid: 0, owner_uid: ada.uid },
      ...{ created_at: now, reading: 1, members: 1 },
    })
    .returning('groupid')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('groups.members')
    .values({ groupid, uid: ada.uid, role: 2, joined_at: now, active_at: now })
    .execute();
  return groupid;
}

const good = { groupid: 1 };
const words = { name: 'Sample walkers', description: 'Who walks where.' };
const ofAda = (more: (scene: OthersScene) => object = () => ({})) => ({
  good,
  whose: {
    input: async (scene: OthersScene) => ({ groupid: await adasGroup(scene), ...more(scene) }),
    refusal: 'groups.not_theirs' as const,
  },
});

/** What the sweeps over all calls know of those here. */
export const samples: CallSamples<typeof groupsCalls> = {
  'groups.list-default': { whose: 'open' },
  'groups.search': { good: { search: 'walk' }, whose: 'open' },
  'groups.recently-post': { whose: 'own' },
  'groups.my-groups': { whose: 'open' },
  'groups.detail': { good, whose: 'open' },
  'groups.members': {
    good,
    whose: { input: async (scene) => ({ groupid: await adasGroup(scene) }), refusal: 'groups.members_only' },
  },
  'groups.read-levels': { good, whose: 'open' },
  'groups.create': {
    good: words,
    whose: {
      input: ({ aid }) => ({ ...words, name: 'Foreign logo', logo_aid: aid }),
      refusal: 'media.unknown_picture',
    },
    sound: () => words,
  },
  'groups.edit': { ...ofAda(() => words), good: { ...good, ...words } },
  'groups.delete': ofAda(),
  'groups.join': { good, whose: 'open' },
  'groups.leave': { good, whose: 'own' },
  'groups.requests': ofAda(),
  'groups.answer-request': ofAda(({ eve }) => ({ uid: eve.uid, accept: 1 })),
  'groups.set-role': ofAda(({ ada }) => ({ uid: ada.uid, admin: 1 })),
  'groups.remove-member': ofAda(({ ada }) => ({ uid: ada.uid })),
};
