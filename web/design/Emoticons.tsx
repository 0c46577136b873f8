import type { Emoticon } from '../../contract/primitives/emoticons.ts';
import { drawn } from '../parts/drawn.tsx';
import { part } from '../parts/part.ts';

const EmoticonPicker = drawn(
  part({ for: 'pressed', load: () => import('./EmoticonPicker.tsx') }),
  (m) => m.EmoticonPicker,
);

interface EmoticonsProps {
  onPick: (emoticon: Emoticon) => void;
  /** Packs to pick from; all of them where none are named. */
  packs?: readonly string[];
  /** Their list could not be loaded, and the reader has seen the message. */
  onFailed?: () => void;
}

/** The emoticons to pick from: their list comes when it is first drawn, wherever that is. */
export function Emoticons({ onPick, packs, onFailed }: EmoticonsProps) {
  return <EmoticonPicker onFailed={onFailed} onPick={onPick} packs={packs} />;
}
