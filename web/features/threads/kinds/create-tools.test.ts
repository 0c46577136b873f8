import { expect, test } from 'vitest';
import { createTools, pathOfTool, toolsFor } from './composed-kinds.ts';

test.each([
  ['R-VID-003', 'video', '/note/thread/videop'],
  ['R-POL-002', 'poll', '/note/thread/pollp'],
] as const)(
  '%s the tool for a %s leads to its composer, and pressed again back to a plain post',
  (_rule, kind, path) => {
    const tool = createTools.find((each) => each.kind === kind)!;
    expect([pathOfTool(tool, 'plain'), pathOfTool(tool, kind)]).toEqual([path, '/note/thread']);
  },
);

test('R-POL-002 a tool is offered to whoever may post its kind alone', () => {
  const offered = (...mayPost: Parameters<typeof toolsFor>[0]) => toolsFor(mayPost).map(({ kind }) => kind);
  expect(offered('plain', 'poll', 'video')).toEqual(['video', 'poll']);
  expect(offered('plain', 'video')).toEqual(['video']);
  expect(offered()).toEqual([]);
});

test('a board that takes some kinds alone is offered their tools alone', () => {
  expect(toolsFor(['plain', 'poll', 'video'], { takes: ['poll'] }).map(({ kind }) => kind)).toEqual(['poll']);
});
