import { ComposeScreen } from '../../compose/ComposeScreen.tsx';
import type { ComposerProps } from '../kind.ts';
import { photoCompose } from './photo-compose.ts';

/** Its composer: the common one, without a part of its own. */
export const PhotoComposer = (props: ComposerProps) => <ComposeScreen {...props} kind={photoCompose} />;
