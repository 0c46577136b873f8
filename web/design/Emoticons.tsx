import type { Emoticon } from '../../contract/primitives/emoticons.ts';
import { Late, lazyPart } from '../lib/late.tsx';

const EmoticonPicker = lazyPart(
  () => import('./EmoticonPicker.tsx'),
  (m) => m.EmoticonPicker,
);

interface EmoticonsProps {
  onPick: (emoticon: Emoticon) => void;
  /** Their list could not be loaded, and the reader has seen the message. */
  onFailed?: () => void;
}

/** The emoticons to pick from: their list comes when it is first drawn, wherever that is. */
export function Emoticons({ onPick, onFailed }: EmoticonsProps) {
  return (
    <Late wanted onFailed={onFailed}>
      <EmoticonPicker onPick={onPick} />
    </Late>
  );
}
