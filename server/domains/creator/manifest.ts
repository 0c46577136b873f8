import type { DomainParts } from '../../platform/domain.ts';

/** What the domain binds. */
export const createCreator = (_parts: object): DomainParts<never> => ({
  domain: 'creator',
  handlers: {},
});
