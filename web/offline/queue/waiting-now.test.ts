import { expect, test } from 'vitest';
import type { Report } from './send-waiting.ts';
import { onReport, onReportElsewhere, showReport } from './waiting-now.ts';

const report = { outcome: { kind: 'later' } } as Report;

test('what is shown in its place is said nowhere else, whoever came first', () => {
  const said: string[] = [];
  let shows = true;
  const leave = onReport(() => {
    said.push('its place');
    return shows;
  });
  onReportElsewhere(() => said.push('elsewhere'));
  showReport(report);
  expect(said).toEqual(['its place']);
  shows = false;
  showReport(report);
  expect(said).toEqual(['its place', 'its place', 'elsewhere']);
  leave();
  showReport(report);
  expect(said.slice(3)).toEqual(['elsewhere']);
  onReportElsewhere(undefined);
  showReport(report);
  expect(said).toHaveLength(4);
});
