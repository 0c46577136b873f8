import type { DomainParts } from '../../platform/domain.ts';

/** What the domain binds. */
export const createBugs = (_parts: object): DomainParts<never> => ({
  domain: 'bugs',
  handlers: {},
});
