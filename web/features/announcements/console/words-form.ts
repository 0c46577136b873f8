import type { useConsoleForm } from '../../../console/use-console-form.ts';
import type { WordsDraft } from './words-draft.ts';

/** A form that is written in three languages for some countries. */
export type WordsForm = Pick<ReturnType<typeof useConsoleForm<WordsDraft>>, 'draft' | 'field' | 'line' | 'change'>;
