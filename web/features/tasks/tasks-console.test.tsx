import { expect, test } from 'vitest';
import type { AdminMedal, AdminTask } from '../../../contract/domains/tasks/shapes.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { MedalsConsole } from './console/MedalsConsole.tsx';
import type { Figures } from './console/queries.ts';
import { TasksConsole } from './console/TasksConsole.tsx';

const figures: Figures = [
  { figure: 'check_in', name: 'Daily check-ins' },
  { figure: 'reply', name: 'Replies written' },
];
const words = { en: 'Reply twice', fr: 'Répondre deux fois', hi: 'दो जवाब दें' };
const task: AdminTask = {
  ...{ taskid: 4, version: 3, period: 'weekly', figure: 'reply', need: 2, xgold: 15, medalid: 6, title: words },
  ...{ description: { en: '', fr: '', hi: '' }, url: '/latest', country_fid: 0, position: 10, closed: 0 },
};
const medal: AdminMedal = {
  ...{ medalid: 6, key: 'likes-100', version: 1, shown: '100 likes', name: words, description: words, how: words },
  ...{ drawing: 'likes-100', aid: 0, s3_medal: '/medals/likes-100.svg', figure: '', need: 0, span: 'ever', closed: 1 },
};
const tasksAt = (search: string) =>
  rendered(<TasksConsole tasks={[task]} figures={figures} medals={[medal]} />, {
    ...{ at: `/operator/tasks${search}`, country: 'ng', viewer: member },
  });
const medalsAt = (search: string) =>
  rendered(<MedalsConsole medals={[medal]} figures={figures} />, {
    ...{ at: `/operator/medals${search}`, country: 'ng', viewer: member },
  });

test('tasks are listed with what they count and give, and closed by a form', () => {
  const html = tasksAt('');
  expect(html).toContain('Reply twice');
  expect(html).toContain('Replies written');
  expect(html).toContain('100 likes');
  expect(html).toContain('/do/tasks.close-task?taskid=4&amp;closed=1');
  expect(html).not.toContain('<dialog');
});

test('a new task is made of the catalogue; of an old one what it counts stays', () => {
  const added = tasksAt('?ask=add');
  expect(added).toContain('/do/tasks.save-task?taskid=0');
  expect(added).toContain('name="figure@task"');
  expect(added).not.toContain('type="hidden"');
  const changed = tasksAt('?ask=change&id=4');
  expect(changed).toContain('taskid=4&amp;version=3');
  expect(changed).toMatch(/<input type="hidden"[^>]*name="figure@task"[^>]*value="reply"/);
});

test('a kind of medal says what grants it, and is opened again, given and taken', () => {
  const html = medalsAt('');
  expect(html).toContain('By hand, by a task or in the store');
  expect(html).toContain('/do/tasks.close-medal?medalid=6&amp;closed=0');
  expect(medalsAt('?ask=change&id=6')).toContain('name="name_fr@medal"');
  expect(medalsAt('?ask=grant&id=6')).toContain('/do/tasks.grant-medal?medalid=6');
  expect(medalsAt('?ask=take&id=6')).toContain('The member loses the medal.');
  expect(medalsAt('?ask=take&id=7')).not.toContain('<dialog');
});
