import { expect, test, vi } from 'vitest';
import type { RoomProfile, RoomRow } from '../../../contract/domains/rooms/shapes.ts';
import { ApiRefusal } from '../../api/wire.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { DoorScreen } from './components/DoorScreen.tsx';
import { FindGroupsScreen } from './components/FindGroupsScreen.tsx';
import { HomeChat } from './components/HomeChat.tsx';
import { NewGroupScreen } from './components/NewGroupScreen.tsx';
import { RoomScreen } from './components/RoomScreen.tsx';
import { orReload } from './or-reload.ts';
import type { RoomPart, RoomRead } from './queries.ts';
import { roomPlaceIn } from './queries.ts';
import { touches } from './touches.ts';

const row: RoomRow = {
  ...{ groupID: 7, conversationID: 'GROUP7', name: 'Night walkers', faceUrl: '', joinOption: 'FreeAccess' },
  ...{ memberCount: 12, role: '', standing: '', notice: 'From ten.', topid: 0, fid: 0, threadGroup: 0 },
};
const nothing = { join: 0, add: 0, edit: 0, manage: 0, own: 0, quit: 0, delete: 0 } as const;
const all = { join: 0, add: 1, edit: 1, manage: 1, own: 1, quit: 0, delete: 1 } as const;
const profile = (fields: Partial<RoomProfile> = {}): RoomProfile => ({
  ...row,
  ...{ nameCard: '', country_fid: 188, aid: 0, review: 'first', announce: 0, pinnedID: 0, muted: 0, mutedUntil: 0 },
  ...{ owner: { uid: 3, username: 'Ada', avatar: '', country_fid: 188 }, waiting: 0, link: '', can: nothing },
  ...fields,
});
const read = (group: RoomProfile, part: RoomPart | '' = ''): RoomRead => ({
  ...{ group, members: null, requests: null, held: null, pinned: null, people: null, others: [] },
  place: { groupID: group.groupID, part, invite: '', uid: 0, after: '', q: '' },
});
const door = (fields: Partial<RoomProfile>) =>
  rendered(<DoorScreen {...read(profile(fields))} />, {
    at: '/message/groupdetail?plid=7',
    country: 'ng',
    viewer: member,
  });
const page = (group: RoomProfile, part: RoomPart | '' = '') =>
  rendered(<RoomScreen {...read(group, part)} />, { at: '/message/groupdetail?plid=7', country: 'ng', viewer: member });

test('the door has the one way in that fits who stands there, as a form', () => {
  const joins = door({ can: { ...nothing, join: 1 } });
  expect(joins).toContain('/do/rooms.join?groupID=7');
  expect(joins).toContain(`applyMessage=${member.username}`);
  const asks = door({ joinOption: 'NeedPermission', can: { ...nothing, join: 1 } });
  expect(asks).toContain('part=ask');
  expect(asks).not.toContain('/do/rooms.join');
  expect(door({ joinOption: 'NeedPermission', standing: 'asked' })).toContain('/do/rooms.cancel?groupID=7');
  expect(door({ joinOption: 'InviteOnly', standing: 'invited', can: { ...nothing, join: 1 } })).toContain('invited');
  expect(door({ memberCount: 6000 })).toContain('Full: 6,000 members');
});

test('R-CHT-024 words to the owner and admins are sent with the request, and the username where there are none', () => {
  const group = profile({ joinOption: 'NeedPermission', can: { ...nothing, join: 1 } });
  const sheet = rendered(<DoorScreen {...read(group, 'ask')} />, { at: '/', country: 'ng', viewer: member });
  expect(sheet).toContain('applyMessage@ask');
  expect(sheet).toContain('_of=ask');
});

test('R-CHT-010 R-CHT-028 a group shows to each role what it may set', () => {
  const plain = page(profile({ role: 'Member', can: { ...nothing, quit: 1 } }));
  expect(plain).toContain('part=quit');
  expect(plain).not.toContain('/do/rooms.announce');
  expect(plain).not.toContain('part=delete');
  const owner = page(profile({ role: 'owner', can: all, waiting: 3 }));
  for (const each of [
    '/do/rooms.announce',
    '/do/rooms.edit',
    'part=delete',
    'part=owner',
    'part=link',
    'part=requests',
  ])
    expect(owner).toContain(each);
  const admin = page(profile({ role: 'Admin', can: { ...all, own: 0, delete: 0, quit: 1 } }));
  expect(admin).not.toContain('part=owner');
});

test('R-CHT-028 the owner is asked to choose another one before they leave, others leave by a form', () => {
  const owner = page(profile({ role: 'owner', can: all }), 'quit');
  expect(owner).not.toContain('/do/rooms.quit');
  expect(owner).toContain('You own this group.');
  expect(page(profile({ role: 'Member', can: { ...nothing, quit: 1 } }), 'quit')).toContain('/do/rooms.quit?groupID=7');
});

test('the owner decides over all others, an admin over plain members, nobody over the owner', () => {
  const owner = { can: all, role: 'owner' } as const;
  const admin = { can: { ...all, own: 0 }, role: 'Admin' } as const;
  const plain = { can: nothing, role: 'Member' } as const;
  expect(touches(owner, 'Admin')).toEqual({ admin: true, owner: true, touch: true });
  expect(touches(owner, 'owner')).toEqual({ admin: false, owner: false, touch: false });
  expect(touches(admin, 'Member')).toEqual({ admin: false, owner: false, touch: true });
  expect(touches(admin, 'Admin').touch).toBe(false);
  expect(touches(plain, 'Member').touch).toBe(false);
});

test('R-CHT-043 a new group is one that anyone joins, and its name and people are the page’s form', () => {
  const html = rendered(
    <NewGroupScreen
      kind="new"
      home={{ topid: 4 }}
      name="Night walkers"
      q=""
      people={[{ uid: 5, username: 'Bola', avatar: '', country_fid: 188 }]}
    />,
    { at: '/message/new/group?topid=4', country: 'ng', viewer: member },
  );
  expect(/<input[^>]*value="FreeAccess"[^>]*>/.exec(html)?.[0]).toContain('checked');
  expect(/<input[^>]*value="NeedPermission"[^>]*>/.exec(html)?.[0]).not.toContain('checked');
  expect(html).toContain('/do/rooms.create?topid=4');
  expect(html).toContain('name="members@group"');
  expect(html).toContain('value="Night walkers"');
});

test.each([
  ['ng', 'No group has this name', 'Create “Okada”'],
  ['ci', 'Aucun groupe ne porte ce nom', 'Créer « Okada »'],
  ['in', 'इस नाम का कोई ग्रुप नहीं', '“Okada” बनाएँ'],
] as const)('a name that no group has can be made, in %s', (country, title, act) => {
  const html = rendered(<FindGroupsScreen kind="find" q="Okada" page={1} list={[]} more={false} near={[row]} />, {
    ...{ at: '/message/new/group?find=1&q=Okada', country, viewer: member },
  });
  expect(html).toContain(title);
  expect(html.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(act);
  expect(html).toContain('name=Okada');
  expect(html).toContain('Night walkers');
});

test('a place shows its chat, offers to open one to who may, and nothing to others', () => {
  const at = (chat: Parameters<typeof HomeChat>[0]['chat']) =>
    rendered(<HomeChat chat={chat} at={{ topid: 4 }} name="Night photos" />, {
      ...{ at: '/topic/4', country: 'ng', viewer: member },
    });
  expect(at(null)).toBe('');
  expect(at({ group: null, unread: 0, create: 0 })).toBe('');
  expect(at({ group: null, unread: 0, create: 1 })).toContain('/ng/message/new/group?topid=4&amp;name=Night+photos');
  expect(at({ group: row, unread: 0, create: 0 })).toContain('/do/rooms.join');
  const inside = { group: { ...row, role: 'Member' as const }, unread: 3, create: 0 as const };
  expect(at(inside)).toContain('Open, 3 new messages');
  expect(at(inside)).not.toContain('you leave its chat too');
  const ofThreads = { ...inside, group: { ...inside.group, threadGroup: 9 } };
  expect(at(ofThreads)).toContain('If you leave the group, you leave its chat too.');
});

test('R-CHT-035 a list of members that is refused loads the page anew', async () => {
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { reload } });
  const refusal = new ApiRefusal({ name: 'rooms.unknown', msg: 'Gone.', http: 200, issues: [], extra: {} });
  await expect(orReload(Promise.reject(refusal))).rejects.toBe(refusal);
  expect(reload).toHaveBeenCalledOnce();
  expect(await orReload(Promise.resolve(4))).toBe(4);
  await expect(orReload(Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  expect(reload).toHaveBeenCalledOnce();
});

test('an address names a group and a part that there is', () => {
  const at = (query: string) => roomPlaceIn(new URLSearchParams(query));
  expect(at('plid=7&part=members&uid=5')).toMatchObject({ groupID: 7, part: 'members', uid: 5 });
  expect(at('plid=-1&part=nonsense&invite=%3Cb%3E')).toMatchObject({ groupID: 0, part: '', invite: '' });
});
