import type { DomainParts } from '../../platform/domain.ts';

/** What the domain binds. */
export const createContests = (_parts: object): DomainParts<never> => ({
  domain: 'contests',
  handlers: {},
});
