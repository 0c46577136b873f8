import { text } from '../../primitives/fields.ts';
import { messageLimits } from './limits.ts';

/** A form sends two characters for a line's end, of which one counts. */
export const messageText = text(messageLimits.textMax * 2)
  .overwrite((sent) => sent.replaceAll('\r\n', '\n'))
  .max(messageLimits.textMax);
