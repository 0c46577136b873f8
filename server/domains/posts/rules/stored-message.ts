import { cleanRichText } from './rich-text.ts';

interface StoredMessage {
  message: string;
  created_at: Date;
  edited_at: Date | null;
  cleaned_at: Date | null;
}

/**
 * A post's HTML as it may be shown: as it is stored where it was cleaned when it was written. Else it is cleaned now:
 * it is older, or comes from a process of the last version that still runs beside this one.
 */
export function storedMessage({ message, created_at, edited_at, cleaned_at }: StoredMessage): string {
  const isClean = cleaned_at !== null && cleaned_at >= (edited_at ?? created_at);
  return isClean ? message : cleanRichText(message, 'html').html;
}
