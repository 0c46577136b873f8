import { ComposeScreen } from '../../compose/ComposeScreen.tsx';
import type { ComposerProps } from '../kind.ts';
import { PollFields } from './PollFields.tsx';
import { pollCompose } from './poll-compose.ts';

/** The composer of a poll: the common one, with the options between title and text. */
export const PollComposer = (props: ComposerProps) => (
  <ComposeScreen
    {...props}
    kind={pollCompose}
    drawPart={({ part, changePart }) => <PollFields draft={part} onChange={changePart} />}
  />
);
