import { expect, test } from 'vitest';
import { boundMarks } from './bound-marks.ts';

test.for([
  ['Pluie toute la semaine : comment faire ?', 'Pluie toute la semaine\u00a0: comment faire\u00a0?'],
  ['Il a dit « jamais » ; et puis !', 'Il a dit «\u00a0jamais\u00a0»\u00a0; et puis\u00a0!'],
  ['Which one: this?', 'Which one: this?'],
  ['smile :) and ?q=1', 'smile :) and ?q=1'],
  ['', ''],
])('“%s” is not broken before its marks', ([typed, shown]) => {
  expect(boundMarks(typed!)).toBe(shown);
});
