import type { DomainParts } from '../platform/domain.ts';
import { type ProfilePage, type ProfilePagesDeps, profilePages } from './profile.ts';
import { pagesSettings } from './settings.ts';

/** What pages that span domains bind. */
export const createPages = (deps: ProfilePagesDeps): DomainParts<ProfilePage> => ({
  domain: 'pages',
  handlers: profilePages(deps),
  settings: pagesSettings,
});
