import { expect, test } from 'vitest';
import { mounted } from '../../../testing/mounted.tsx';
import { member } from '../../../testing/rendered.tsx';
import { type Target, useReport } from './use-report.ts';

const target = { kind: 'post', tid: 7, pid: 70, uid: 9, name: 'Ada' } as Target;
const choose = 'Choose what is wrong.';

test('what was said of a reason goes once one is chosen, and is said again where none is', async () => {
  const report = await mounted(() => useReport(target), { viewer: member });
  await report.act(({ send }) => send());
  expect(report.now().reasonError).toBe(choose);
  await report.act(({ change }) => change('message'));
  expect(report.now().reasonError).toBe(choose);
  await report.act(({ change }) => change('reason'));
  expect(report.now().reasonError).toBeUndefined();
  await report.act(({ send }) => send());
  expect(report.now().reasonError).toBe(choose);
});

test('what was said of the words goes once some are written', async () => {
  const refused = { name: 'reports.note_missing' as const, msg: 'Say what is wrong.', issues: [], extra: {} };
  const said = { call: 'review.report', fields: { 'reason@report': 'other', 'message@report': '' }, refused };
  const report = await mounted(() => useReport(target), { viewer: member, said });
  expect(report.now().noteError).toBe('Say in a few words what is wrong.');
  await report.act(({ change }) => change('message'));
  expect(report.now().noteError).toBeUndefined();
});
