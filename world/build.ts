import { sql } from 'kysely';
import { announceAll } from './announcements.ts';
import { bugWritings, enterBugModels } from './bugs.ts';
import { type CategoryIds, openCategories } from './categories.ts';
import { talkAll } from './chats.ts';
import { featureAll, forwardWritings } from './chosen.ts';
import { endContests, entryWritings, openContests } from './contests.ts';
import { insertDraws } from './draw.ts';
import { filmWritings } from './films.ts';
import { openGroups } from './groups.ts';
import { joinAll, type Player } from './join.ts';
import { enterModels } from './phones.ts';
import { renderFace } from './pictures/faces.ts';
import { renderCover, renderPicture } from './pictures/index.ts';
import { pollWritings, type Writing } from './polls.ts';
import { type Act, actOn, inParallel, type Stage } from './stage.ts';
import { fillStore } from './store.ts';
import { stories } from './story/index.ts';
import { demoMember } from './story/people.ts';
import type { Reply, Story } from './story/shapes.ts';
import { plain } from './story/text.ts';
import { leaveTasks } from './tasks.ts';
import { openTopics } from './topics.ts';

export { settleCreators } from './creators.ts';
export { countWorld } from './statistics.ts';
export { settleTasks } from './tasks.ts';

const minute = 60_000;
/** The site had its categories before anybody wrote. */
const opened = 60 * 24 * 60 * minute;

/** A reply or a thread that stands, with what the rest of the story needs of it. */
interface Standing {
  tid: number;
  pid: number;
  at: number;
  likes: readonly string[];
  rewards?: Story['rewards'];
}

interface WorldBuilder {
  /** Threads that stand, by the story's keys. */
  written: Map<string, number>;
  /** Their first posts. */
  first: Map<string, number>;
  act: Act;
  players: Map<string, Player>;
  end: number;
  categories: CategoryIds;
  /** Topics by the stories that stand in them. */
  topics: ReadonlyMap<string, number>;
}

/**
 * Builds the demonstration world through the site's own calls, spread over the weeks before now. Does nothing, and
 * says so, where somebody has registered already.
 */
export async function buildWorld(stage: Stage, secret: string): Promise<boolean> {
  if (await isInhabited(stage)) return false;
  const act = actOn(stage);
  const end = stage.platform.clock();
  const players = await joinAll(stage, act, end);
  await enterModels(stage);
  await enterBugModels(act, players, new Date(end.getTime() - opened));
  const categories = await openCategories(stage, new Date(end.getTime() - opened));
  const topics = await openTopics(stage, act, players, end.getTime());
  const builder: WorldBuilder = {
    categories,
    topics,
    act,
    players,
    end: end.getTime(),
    written: new Map(),
    first: new Map(),
  };
  await dressAll(builder);
  const aids = await uploadAll(builder);
  const inGroups = await openGroups(act, players, builder.end);
  await insertDraws(stage, secret, { players, end: builder.end });
  const numbers = await openContests(stage, builder.end);
  const entering = { stage, act, players, end: builder.end, numbers, entered: new Map() };
  const standing = await writeAll(builder, aids, [...inGroups, ...entryWritings(entering)]);
  await endContests(entering, demoMember);
  await likeAll(builder, standing);
  await rewardAll(builder, standing);
  await featureAll(stage, builder, topics);
  await followAll(builder);
  await talkAll(builder);
  await fillStore(stage, players);
  await announceAll(stage, players, builder.end);
  await leaveTasks(stage, act, players, { end: builder.end, pidOf: (story) => builder.first.get(story)! });
  return true;
}

async function isInhabited({ platform }: Stage): Promise<boolean> {
  const { rows } = await sql`select uid from accounts.members limit 1`.execute(platform.db);
  return rows.length > 0;
}

/** Pictures, and what people write about themselves, as they would at their first visit. */
async function dressAll({ act, players, end }: WorldBuilder): Promise<void> {
  await inParallel(players.values(), 4, async ({ person, actor, ip }) => {
    const { about } = person;
    if (!about) return;
    const moment = { at: new Date(end - person.joined * 60 * minute + 5 * minute), actor, ip };
    const wear = async (kind: 'avatar' | 'cover', bytes: Buffer): Promise<void> => {
      const file = { filename: `${kind}.webp`, mimetype: 'image/webp', bytes };
      const { aid } = await act('media.image-upload', {}, { ...moment, file });
      await act('profiles.set-picture', { kind, aid }, moment);
    };
    await wear('avatar', await renderFace(about.face));
    if (about.cover) await wear('cover', await renderCover(about.cover));
    const [birthyear, birthmonth, birthday] = about.born;
    const { gender, occupation = '', realname = '' } = about;
    const info = { gender, birthyear, birthmonth, birthday, occupation, realname };
    await act('profiles.update-basic-info', info, moment);
  });
}

const bornAt = (story: Story, end: number): number => end - story.ago * 60 * minute;

const pictureKey = (story: Story, index: number): string => `${story.key} ${index}`;

/** Draws and uploads every picture of the story, a few at a time. */
async function uploadAll({ act, players, end }: WorldBuilder): Promise<Map<string, number>> {
  const aids = new Map<string, number>();
  const all = stories.flatMap((story) =>
    (story.pictures ?? []).map(({ picture }, index) => ({ story, picture, index })),
  );
  await inParallel(all, 4, async ({ story, picture, index }) => {
    const { actor, ip } = players.get(story.by)!;
    const file = { filename: `${picture}.jpg`, mimetype: 'image/jpeg', bytes: await renderPicture(picture) };
    const at = new Date(bornAt(story, end) - 3 * minute);
    const { aid } = await act('media.image-upload', {}, { at, actor, ip, file });
    aids.set(pictureKey(story, index), aid);
  });
  return aids;
}

/** Writes threads and replies in the order of their times, as a forum fills. */
async function writeAll(
  builder: WorldBuilder,
  aids: Map<string, number>,
  beside: readonly Writing[],
): Promise<Standing[]> {
  const standing: Standing[] = [];
  const { act, players, end, categories } = builder;
  const polls = pollWritings(act, players, end, categories);
  const films = filmWritings(act, players, end, categories);
  const bugs = bugWritings(act, players, end);
  const writings: Writing[] = [...polls, ...films, ...bugs, ...forwardWritings(builder), ...beside];
  for (const story of stories) {
    const at = bornAt(story, builder.end);
    const thread: Standing = {
      tid: 0,
      pid: 0,
      at,
      likes: story.likes,
      ...(story.rewards && { rewards: story.rewards }),
    };
    standing.push(thread);
    writings.push({ at, write: () => writeThread(builder, story, aids, thread) });
    for (const reply of story.replies) writings.push(...replyWritings(builder, thread, thread, reply, standing));
  }
  for (const { write } of writings.toSorted((a, b) => a.at - b.at)) await write();
  return standing;
}

async function writeThread(
  { act, players, end, written, first, categories, topics }: WorldBuilder,
  story: Story,
  aids: Map<string, number>,
  thread: Standing,
): Promise<void> {
  const { actor, ip, person } = players.get(story.by)!;
  const pictures = story.pictures ?? [];
  const input = {
    subject: story.subject,
    message: story.message,
    aids: pictures.map((_, index) => aids.get(pictureKey(story, index)) ?? 0),
    captions: pictures.map((picture) => picture.caption),
    type: pictures.length > 0 ? 'image' : '',
    phonetype: person.device,
    typeid: categories(person.country, story.about),
    original: story.original ? 1 : 0,
    topid: topics.get(story.key) ?? 0,
    story: story.continues ? (written.get(story.continues) ?? 0) : 0,
  };
  const made = await act('threads.create', input, { at: new Date(thread.at), actor, ip });
  Object.assign(thread, made);
  written.set(story.key, made.tid);
  first.set(story.key, made.pid);
  for (const [i, name] of (story.favourites ?? []).entries()) {
    const fan = players.get(name)!;
    const at = new Date(Math.min(end, thread.at + (20 + i * 7) * minute));
    await act('threads.favorite', { id: made.tid, favorite: 1 }, { at, actor: fan.actor, ip: fan.ip });
  }
}

/** The writing of a reply and of its children; a child waits for what it answers by its time. */
function replyWritings(
  builder: WorldBuilder,
  thread: Standing,
  answered: Standing,
  reply: Reply,
  standing: Standing[],
): Writing[] {
  const at = answered.at + reply.after * minute;
  const post: Standing = { tid: 0, pid: 0, at, likes: reply.likes ?? [] };
  standing.push(post);
  const write = async (): Promise<void> => {
    const { actor, ip, person } = builder.players.get(reply.by)!;
    const repquote = answered === thread ? 0 : answered.pid;
    const input = { tid: thread.tid, message: plain(reply.text), repquote, phonetype: person.device };
    const { pid } = await builder.act('threads.new-reply', input, { at: new Date(at), actor, ip });
    Object.assign(post, { tid: thread.tid, pid });
  };
  // Each child answers the one before it, as a talk goes on.
  const talk: Writing[] = [];
  let last = post;
  for (const child of reply.children ?? []) {
    const before = standing.length;
    talk.push(...replyWritings(builder, thread, last, child, standing));
    last = standing[before]!;
  }
  return [{ at, write }, ...talk];
}

async function likeAll({ act, players, end }: WorldBuilder, standing: readonly Standing[]): Promise<void> {
  const likes = standing.flatMap((post) => post.likes.map((name, i) => ({ post, name, i })));
  await inParallel(likes, 4, async ({ post, name, i }) => {
    const { actor, ip } = players.get(name)!;
    const at = new Date(Math.min(end, post.at + (4 + i * 9) * minute));
    // Nobody likes what they haven't opened: threads have their views.
    await act('threads.info', { tid: post.tid }, { at, actor, ip });
    await act('threads.like', { pid: post.pid, like: 1 }, { at, actor, ip });
  });
}

/** One after the other: the first of them are the ones that a thread names. */
async function rewardAll({ act, players, end }: WorldBuilder, standing: readonly Standing[]): Promise<void> {
  for (const { pid, at: posted, rewards = [] } of standing) {
    for (const [i, [name, xid]] of rewards.entries()) {
      const { actor, ip } = players.get(name)!;
      const at = new Date(Math.min(end, posted + (15 + i * 20) * minute));
      await act('threads.reward-post', { pid, xid }, { at, actor, ip });
    }
  }
}

async function followAll({ act, players, end }: WorldBuilder): Promise<void> {
  for (const { person, actor, ip } of players.values()) {
    const since = Math.min(person.joined, ...person.follows.map((name) => players.get(name)!.person.joined));
    for (const [i, name] of person.follows.entries()) {
      const at = new Date(Math.min(end, end - since * 60 * minute + (30 + i * 11) * minute));
      await act('follows.follow', { follow_uid: players.get(name)!.uid }, { at, actor, ip });
    }
  }
}
