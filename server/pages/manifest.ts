import type { Db } from '../platform/context.ts';
import type { DomainParts } from '../platform/domain.ts';
import { type ProfilePage, type ProfilePagesDeps, profilePages } from './profile.ts';
import { pagesSettings } from './settings.ts';
import { warmUpAddresses } from './warm-up.ts';

/** What pages that span domains bind. */
export const createPages = (deps: ProfilePagesDeps & { db: Db }): DomainParts<ProfilePage> => ({
  domain: 'pages',
  handlers: profilePages(deps),
  settings: pagesSettings,
  warmUp: () => warmUpAddresses(deps.db),
});
