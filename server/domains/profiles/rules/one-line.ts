/** Text of one line: line breaks and runs of spaces become one space. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
