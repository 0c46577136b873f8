import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import { type Act, inParallel, type Moment } from './stage.ts';
import type { ChatLine, StoryChat, StoryRoom } from './story/chat-shapes.ts';
import { chats } from './story/chats.ts';
import { rooms } from './story/rooms.ts';

const minute = 60_000;

interface ChatWorld {
  act: Act;
  players: ReadonlyMap<string, Player>;
  /** Topics by the stories that stand in them. */
  topics: ReadonlyMap<string, number>;
  end: number;
}

/** Where it is said: the conversation as each of its people names it, and who owns it where it is a group. */
interface Place {
  named: (name: string) => string;
  group?: { groupID: number; owner: string };
}

/** Lets people write to each other, and then talk in groups: who knows whom decides who is invited and who asked. */
export async function talkAll(world: ChatWorld): Promise<void> {
  await inParallel(chats, 4, (chat) => talkOfTwo(world, chat));
  await inParallel(rooms, 4, (room) => talkInGroup(world, room));
}

const moment = ({ players }: ChatWorld, name: string, at: number): Moment & { actor: Player['actor'] } => {
  const { actor, ip } = players.get(name)!;
  return { at: new Date(at), actor, ip };
};

const uidOf = ({ players }: ChatWorld, name: string): number => players.get(name)!.uid;

async function talkOfTwo(world: ChatWorld, chat: StoryChat): Promise<void> {
  const [first, second] = chat.between;
  const named = (name: string) => `C2C${uidOf(world, name === first ? second : first)}`;
  const began = world.end - chat.ago * 60 * minute;
  const ids = await sayAll(world, { named }, chat.lines, began);
  const done = moment(world, second, began + minute);
  if (chat.declined) await world.act('messages.answer-request', { conversationID: named(second), accept: 0 }, done);
  await putInOrder(world, { named }, chat, ids);
}

async function talkInGroup(world: ChatWorld, room: StoryRoom): Promise<void> {
  const { act, end } = world;
  const { name, owner, joinOption, notice } = room;
  const made = end - room.ago * 60 * minute;
  const byOwner = moment(world, owner, made);
  const members = room.members.map((each) => uidOf(world, each)).join(',');
  const aid = room.picture ? await upload(world, owner, room.picture, made) : 0;
  const topid = room.topicOf ? world.topics.get(room.topicOf)! : 0;
  const { groupID } = await act('rooms.create', { name, joinOption, notice, members, aid, topid }, byOwner);
  if (room.announces) await act('rooms.announce', { groupID, on: 1 }, byOwner);
  for (const each of room.admins ?? []) {
    await act('rooms.set-admin', { groupID, uid: uidOf(world, each), on: 1 }, byOwner);
  }
  for (const each of room.joins ?? []) {
    const here = end - world.players.get(each)!.person.joined * 60 * minute;
    await act('rooms.join', { groupID, applyMessage: 'Hello!' }, moment(world, each, Math.max(made, here) + minute));
  }
  for (const [each, nameCard] of Object.entries(room.nameCards ?? {})) {
    await act('rooms.name-card', { groupID, nameCard }, moment(world, each, made + minute));
  }
  const place = { named: () => `GROUP${groupID}`, group: { groupID, owner } };
  const ids = await sayAll(world, place, room.lines, made + 2 * minute);
  for (const [i, [each, applyMessage]] of (room.asks ?? []).entries()) {
    await act('rooms.join', { groupID, applyMessage }, moment(world, each, end - (5 + i) * 60 * minute));
  }
  await putInOrder(world, place, room, ids);
}

/** Says all lines, one after the other; their numbers. */
async function sayAll(
  world: ChatWorld,
  place: Place,
  lines: readonly ChatLine[],
  began: number,
): Promise<readonly number[]> {
  const ids: number[] = [];
  let at = began;
  for (const line of lines) {
    at += line.after * minute;
    ids.push(await say(world, place, line, { at, ids }));
  }
  return ids;
}

async function say(
  world: ChatWorld,
  { named, group }: Place,
  line: ChatLine,
  { at, ids }: { at: number; ids: readonly number[] },
): Promise<number> {
  const { act } = world;
  const { by, text, quotes } = line;
  const input = {
    ...{ conversationID: named(by), text, clientID: `world-${ids.length}-${at}` },
    quote: quotes ? ids[quotes - 1]! : 0,
    aid: line.picture ? await upload(world, by, line.picture, at) : 0,
    at: (line.names ?? []).map((name) => uidOf(world, name)).join(','),
  };
  const { message } = await act('messages.say', input, moment(world, by, at));
  const { ID } = message;
  const soon = at + minute / 2;
  if (group && message.status === 'held' && !line.waits) {
    const accepted = { groupID: group.groupID, ID, accept: 1 } as const;
    await act('messages.answer-held', accepted, moment(world, group.owner, soon));
  }
  for (const [name, emoji] of line.reactions ?? []) {
    await act('messages.react', { conversationID: named(name), ID, emoji, on: 1 }, moment(world, name, soon));
  }
  if (line.withdrawn) await act('messages.withdraw', { conversationID: named(by), ID }, moment(world, by, soon));
  if (line.pinned && group) {
    await act('rooms.pin-message', { groupID: group.groupID, ID }, moment(world, group.owner, soon));
  }
  return ID;
}

async function upload(world: ChatWorld, by: string, picture: NonNullable<ChatLine['picture']>, at: number) {
  const file = { filename: `${picture}.jpg`, mimetype: 'image/jpeg', bytes: await renderPicture(picture) };
  return (await world.act('media.image-upload', {}, { ...moment(world, by, at), file })).aid;
}

/** What people have read, put on top of their lists, and turned the notifications off of. */
async function putInOrder(
  world: ChatWorld,
  { named }: Place,
  { read = {}, muted = [], onTop = [] }: Pick<StoryChat, 'read' | 'muted' | 'onTop'>,
  ids: readonly number[],
): Promise<void> {
  const { act, end } = world;
  for (const [name, lines] of Object.entries(read)) {
    const input = { conversationID: named(name), ID: ids[lines - 1]! };
    await act('messages.read', input, moment(world, name, end));
  }
  for (const name of muted) {
    await act('messages.mute', { conversationID: named(name), on: 1 }, moment(world, name, end));
  }
  for (const name of onTop) await act('messages.pin', { conversationID: named(name), on: 1 }, moment(world, name, end));
}
