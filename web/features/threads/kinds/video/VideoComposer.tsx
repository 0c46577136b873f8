import { ComposeScreen } from '../../compose/ComposeScreen.tsx';
import type { ComposerProps } from '../kind.ts';
import { VideoFields } from './VideoFields.tsx';
import { VideoForm } from './VideoForm.tsx';
import { videoCompose } from './video-compose.ts';

/** The composer of a video: the common one, with the video between place and text; without script a form of its own. */
export const VideoComposer = (props: ComposerProps) => (
  <ComposeScreen
    {...props}
    kind={videoCompose}
    withoutScript={props.editing ? undefined : <VideoForm />}
    drawPart={({ part, changePart }) => <VideoFields draft={part} onChange={changePart} />}
  />
);
