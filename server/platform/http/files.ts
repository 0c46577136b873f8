import type { Ctx, UploadedFile } from '../context.ts';
import { refuse } from '../refusal.ts';

/** The file that was sent in a field; browsers send an empty one where none was chosen. */
export function fileIn({ asked }: Pick<Ctx, 'asked'>, field: string): UploadedFile | undefined {
  const file = asked.files[field];
  return file && file.bytes.length > 0 ? file : undefined;
}

/** The file that a call can't do without; the refusal names its field. */
export const requiredFile = (ctx: Pick<Ctx, 'asked'>, field: string): UploadedFile =>
  fileIn(ctx, field) ?? refuse('wire.bad_input', { issues: [{ field, text: 'wire.issue.no_file' }] });
