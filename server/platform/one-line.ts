/** On one line: a run of white space is one space, but a single no-break space stays, as French sets its colons. */
export const oneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}]+/gu, (run) => (run === '\u00a0' || run === '\u202f' ? run : ' ')).trim();
