import { expect, test } from 'vitest';
import { joinedBefore, likersOf, none, planWorld } from './plan.ts';

const end = Date.UTC(2026, 10, 20) / 1000;
const plan = planWorld({ members: 400, threads: 900, posts: 20_000 }, end);

test('the plan has the sizes asked for and every post a thread', () => {
  expect(plan.start[900]).toBe(20_000);
  for (let t = 0; t < 900; t++) {
    expect(plan.start[t + 1]).toBeGreaterThan(plan.start[t]!);
    expect(plan.thread[plan.start[t]!]).toBe(t);
  }
});

test('nobody writes before joining and no time is ahead of the end', () => {
  for (let p = 0; p < 20_000; p++) {
    expect(plan.joined[plan.author[p]!]).toBeLessThan(plan.at[p]!);
    expect(plan.at[p]).toBeLessThan(end);
  }
});

test('answers come after what they answer, one level deep', () => {
  let children = 0;
  for (let p = 0; p < 20_000; p++) {
    const parent = plan.parent[p]!;
    if (parent === none) continue;
    children++;
    expect(parent).toBeLessThan(p);
    expect(plan.thread[parent]).toBe(plan.thread[p]);
    expect(plan.parent[parent]).toBe(none);
    expect(plan.floor[p]).toBe(0);
    const quote = plan.quote[p]!;
    if (quote !== none) expect(plan.parent[quote]).toBe(parent);
  }
  expect(children).toBeGreaterThan(3000);
  expect(plan.children.reduce((sum, each) => sum + each, 0)).toBe(children);
});

test('the order is by time and keeps a thread together', () => {
  for (let i = 1; i < 20_000; i++) {
    const before = plan.order[i - 1]!;
    const post = plan.order[i]!;
    expect(plan.at[post]).toBeGreaterThanOrEqual(plan.at[before]!);
    expect(plan.rank[post]).toBe(i);
  }
});

test('a few threads are hot and most are small', () => {
  const sizes = Array.from({ length: 900 }, (_, t) => plan.start[t + 1]! - plan.start[t]!).toSorted((a, b) => b - a);
  expect(sizes[0]).toBeGreaterThan(sizes[450]! * 20);
  expect(sizes[450]).toBeGreaterThan(1);
  expect(sizes.at(-1)).toBe(1);
});

test('likers are distinct, had joined, and never the author', () => {
  for (let p = 0; p < 20_000; p++) {
    if (plan.likes[p] === 0) continue;
    const joinedBy = joinedBefore(plan, plan.at[p]!);
    const likers = [...likersOf(plan, p, joinedBy)];
    expect(new Set(likers).size).toBe(plan.likes[p]);
    expect(likers).not.toContain(plan.author[p]);
    expect(Math.max(...likers)).toBeLessThan(joinedBy);
  }
});
