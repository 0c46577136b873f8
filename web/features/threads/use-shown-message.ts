import type { Attachment } from '../../../contract/domains/media/shapes.ts';
import { useEmoticonNames } from '../../design/emoticon-names.ts';
import { useLowData } from '../../session/low-data.ts';
import { mayHoldEmoticons, type ShownMessage, shownMessage } from './message.ts';

/** A message as it is drawn for this page's readers. */
export function useShownMessage(html: string, pictures: readonly Attachment[]): ShownMessage {
  const nameOf = useEmoticonNames(mayHoldEmoticons(html));
  const still = useLowData();
  return shownMessage(html, pictures, { nameOf, still });
}
