import type { DomainParts } from '../../platform/domain.ts';

/** What the domain binds. */
export const createTasks = (_parts: object): DomainParts<never> => ({
  domain: 'tasks',
  handlers: {},
});
