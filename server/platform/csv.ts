/** By this mark spreadsheets know UTF-8. */
export const csvMark = '\uFEFF';

/** A cell of a CSV file: quoted where it must be, and never one that a spreadsheet reads as a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (row: readonly (string | number)[]): string => `${row.map(cell).join(',')}\r\n`;
