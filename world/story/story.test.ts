import { expect, test } from 'vitest';
import { groupLimits } from '../../contract/domains/groups/limits.ts';
import { messageLimits } from '../../contract/domains/messages/limits.ts';
import { roomLimits } from '../../contract/domains/rooms/limits.ts';
import { topicLimits } from '../../contract/domains/topics/limits.ts';
import { scenes } from '../pictures/index.ts';
import { chats } from './chats.ts';
import { groups } from './groups.ts';
import { stories } from './index.ts';
import { nightLines } from './night-lines.ts';
import { people } from './people.ts';
import { rooms } from './rooms.ts';
import type { Reply } from './shapes.ts';
import { goods, offers } from './store.ts';
import { topics } from './topics.ts';

const joined = new Map(people.map((person) => [person.name, person.joined * 60]));

/** Replies with when they were written: children answer one another in turn. */
function* repliesOf(replies: readonly Reply[], from: number): Generator<{ reply: Reply; minutesAgo: number }> {
  for (const reply of replies) {
    let minutesAgo = from - reply.after;
    yield { reply, minutesAgo };
    for (const child of reply.children ?? []) {
      minutesAgo -= child.after;
      yield { reply: child, minutesAgo };
    }
  }
}

test('everyone who acts in the story exists and had joined by then', () => {
  for (const story of stories) {
    const acts = [{ who: story.by, minutesAgo: story.ago * 60 }];
    for (const { reply, minutesAgo } of repliesOf(story.replies, story.ago * 60)) {
      acts.push({ who: reply.by, minutesAgo });
      for (const who of reply.likes ?? []) expect(joined.has(who), `${who} likes in ${story.key}`).toBe(true);
    }
    for (const who of [...story.likes, ...(story.favourites ?? [])]) expect(joined.has(who), who).toBe(true);
    for (const [who] of story.rewards ?? []) expect(joined.get(who), who).toBeGreaterThan(story.ago * 60);
    for (const { who, minutesAgo } of acts) {
      expect(joined.get(who), `${who} in ${story.key}`).toBeGreaterThan(minutesAgo);
      expect(minutesAgo, `${who} in ${story.key} is not ahead of time`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('nobody rewards their own words, or a thread twice', () => {
  for (const { key, by, rewards = [] } of stories) {
    const givers = rewards.map(([name]) => name);
    expect(new Set(givers).size, key).toBe(givers.length);
    expect(givers, key).not.toContain(by);
  }
});

test('nobody likes their own words or likes twice', () => {
  for (const story of stories) {
    expect(new Set(story.likes).size, story.key).toBe(story.likes.length);
    expect(story.likes, story.key).not.toContain(story.by);
    for (const { reply } of repliesOf(story.replies, 0)) expect(reply.likes ?? []).not.toContain(reply.by);
  }
});

test('the story keeps within what the composer accepts', () => {
  for (const { key, subject, message, pictures } of stories) {
    expect([...subject].length, key).toBeLessThanOrEqual(80);
    expect(message.length, key).toBeLessThan(20_000);
    expect(pictures?.length ?? 0, key).toBeLessThanOrEqual(9);
  }
  for (const { name } of people) expect(name).toMatch(/^\w{5,15}$/);
});

test('every drawn picture is used and the story speaks English, French, Hindi and Arabic', () => {
  const used = new Set(stories.flatMap((story) => (story.pictures ?? []).map((each) => each.picture)));
  for (const { picture } of goods) if (picture) used.add(picture);
  expect([...used].toSorted()).toEqual(Object.keys(scenes).toSorted());
  const text = stories.map((story) => story.message).join('\n');
  expect(text).toMatch(/[\u0900-\u097f]{4}/);
  expect(text).toMatch(/[\u0600-\u06ff]{4}/);
  expect(text).toMatch(/[éèêàç]/);
});

test('topics keep to the limits of topics, and everybody named in them exists', () => {
  for (const topic of topics) {
    expect(topic.name.length, topic.name).toBeLessThanOrEqual(topicLimits.nameMax);
    expect(topic.description.length, topic.name).toBeLessThanOrEqual(topicLimits.descriptionMax);
    expect(joined.get(topic.host), topic.host).toBeGreaterThan(topic.ago * 60);
    for (const who of topic.followers) expect(joined.has(who), who).toBe(true);
    for (const key of topic.threads)
      expect(
        stories.map((story) => story.key),
        key,
      ).toContain(key);
  }
});

test('groups keep to the limits of groups, and everybody named in them exists', () => {
  for (const group of groups) {
    expect(group.name.length, group.name).toBeLessThanOrEqual(groupLimits.nameMax);
    expect(group.description.length, group.name).toBeLessThanOrEqual(groupLimits.descriptionMax);
    expect(joined.get(group.owner), group.owner).toBeGreaterThan(group.ago * 60);
    for (const who of group.members) expect(joined.has(who), who).toBe(true);
  }
});

test('what people say to each other keeps within its limits, and they had joined by then', () => {
  for (const { ago, lines } of [...chats, ...rooms]) {
    let minutesAgo = ago * 60;
    for (const { by, after, text } of lines) {
      minutesAgo -= after;
      expect(joined.get(by), `${by}: ${text}`).toBeGreaterThan(minutesAgo);
      expect(minutesAgo, `${by}: ${text}`).toBeGreaterThan(2);
      expect([...text].length, text).toBeLessThanOrEqual(messageLimits.textMax);
    }
  }
  for (const { name, notice } of rooms) {
    expect([...name].length, name).toBeLessThanOrEqual(roomLimits.nameMax);
    expect([...notice].length, name).toBeLessThanOrEqual(roomLimits.noticeMax);
  }
});

test('a topic’s group has forty messages in English, French, Hindi and Arabic', () => {
  const text = nightLines.map((line) => line.text).join('\n');
  expect(nightLines).toHaveLength(40);
  for (const script of [/[a-z]{4}/, /[éèêàç]/, /[\u0900-\u097f]{4}/, /[\u0600-\u06ff]{4}/])
    expect(text).toMatch(script);
});

test('a part of a story goes on with an earlier one of the same person', () => {
  for (const { continues, by, ago, key } of stories) {
    if (!continues) continue;
    const before = stories.find((story) => story.key === continues);
    expect(before, key).toMatchObject({ by });
    expect(before!.ago, key).toBeGreaterThan(ago);
  }
});

test('the cheapest goods that each language offers cost 1 XCoin', () => {
  for (const language of ['en', 'fr', 'hi'])
    expect(Math.min(...offers.filter((each) => each.language === language).map(({ story }) => story.price))).toBe(1);
});
