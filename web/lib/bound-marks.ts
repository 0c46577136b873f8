/** The mark of French that follows a blank never begins a line, however the writer typed that blank. */
export const boundMarks = (text: string): string =>
  text.replace(/ (?=[:;!?»](?:\s|$))/g, '\u00a0').replace(/(?<=(?:^|\s)«) /g, '\u00a0');
