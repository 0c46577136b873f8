import { csvLine, csvMark } from '../../../platform/csv.ts';

/** A CSV file of rows (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => csvMark + rows.map(csvLine).join('');
