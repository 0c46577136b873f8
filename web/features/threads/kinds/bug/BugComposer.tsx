import { ComposeScreen } from '../../compose/ComposeScreen.tsx';
import type { ComposerProps } from '../kind.ts';
import { bugCompose } from './bug-compose.ts';

/** Its composer: the common one. */
export const BugComposer = (props: ComposerProps) => <ComposeScreen {...props} kind={bugCompose} />;
