import type { DomainParts } from '../../platform/domain.ts';

/** What the domain binds. */
export const createStatistics = (_parts: object): DomainParts<never> => ({
  domain: 'statistics',
  handlers: {},
});
