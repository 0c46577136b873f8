import type { welcomeCalls } from '../../../contract/domains/welcome/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { DomainParts } from '../../platform/domain.ts';
import type { Shown } from '../threads/index.ts';
import { chooseInterests } from './actions/choose-interests.ts';
import { noteStep } from './actions/note-step.ts';
import { noteFirstPost } from './listeners/note-first-post.ts';
import { welcomePersonalData, welcomeTables } from './personal-data.ts';
import type { ReadDeps } from './reads/deps.ts';
import { createHours } from './reads/first-hours.ts';
import { home } from './reads/home.ts';
import { interests } from './reads/interests.ts';
import { people as worthFollowing } from './reads/people.ts';
import { createRepliers } from './reads/repliers.ts';
import { welcomeReferences } from './references.ts';

/** What the welcome domain binds. */
export function createWelcome({
  tags,
  people,
}: {
  tags: TagBoard;
  people: Shown;
}): DomainParts<keyof typeof welcomeCalls> {
  const reads: ReadDeps = { people, hourOf: createHours(tags), repliers: createRepliers() };
  return {
    domain: 'welcome',
    tables: welcomeTables,
    references: welcomeReferences,
    personalData: welcomePersonalData,
    listeners: [noteFirstPost],
    handlers: {
      'welcome.interests': interests(reads),
      'welcome.choose-interests': chooseInterests(people.categories),
      'welcome.people': worthFollowing(reads),
      'welcome.note-step': noteStep,
      'welcome.home': home(reads),
    },
  };
}
