import type { AuditKinds } from '../../audit-kind.ts';

const task = {
  period: 'plain',
  figure: 'plain',
  need: 'plain',
  xgold: 'plain',
  medalid: 'plain',
  title_en: 'plain',
  title_fr: 'plain',
  title_hi: 'plain',
  text_en: 'plain',
  text_fr: 'plain',
  text_hi: 'plain',
  url: 'plain',
  country_fid: 'plain',
  position: 'plain',
} as const;

const medal = {
  name_en: 'plain',
  name_fr: 'plain',
  name_hi: 'plain',
  text_en: 'plain',
  text_fr: 'plain',
  text_hi: 'plain',
  how_en: 'plain',
  how_fr: 'plain',
  how_hi: 'plain',
  drawing: 'plain',
  aid: 'plain',
  figure: 'plain',
  need: 'plain',
  span: 'plain',
} as const;

export const tasksAudit = {
  'tasks.save-task': task,
  'tasks.close-task': { open: 'plain' },
  'tasks.save-medal': medal,
  'tasks.close-medal': { open: 'plain' },
  'tasks.grant-medal': { medal: 'plain' },
  'tasks.take-medal': { medal: 'plain' },
} as const satisfies AuditKinds;
