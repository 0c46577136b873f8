import type { SettingsReader } from '../../../platform/settings.ts';
import type { WordLists } from '../../moderation/index.ts';
import type { Shown } from '../../threads/index.ts';
import type { AskedCounter } from './asked.ts';
import type { LoadStems } from './stems.ts';

/** What the reads share. */
export interface ReadDeps {
  people: Shown;
  settings: SettingsReader;
  stems: LoadStems;
  asked: AskedCounter;
  wordLists: WordLists;
}
