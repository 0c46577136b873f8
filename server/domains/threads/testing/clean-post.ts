import { cleanRichText } from '../../posts/index.ts';

/** The HTML that is stored of what somebody sent, for tests of how it is shown. */
export const cleanPost = (input: string): string => cleanRichText(input).html;
