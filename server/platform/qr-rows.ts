import { create } from 'qrcode';

/** The modules of a QR code, a text of 1 for dark and 0 for light a row. */
export function qrRows(text: string): { size: number; rows: string[] } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const row = (at: number): string => Array.from(data.subarray(at * size, (at + 1) * size), (dark) => +!!dark).join('');
  return { size, rows: Array.from({ length: size }, (_, at) => row(at)) };
}
