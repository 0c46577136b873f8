import type { FormVariable } from '../../../contract/domains/bugs/shapes.ts';
import { call } from '../../api/client.ts';
import { isEnqueued, orWait, queueOwner, Waits } from '../../offline/queue/from-page.ts';
import type { OwnPhoto } from '../threads/index.ts';
import { photosToStore } from './report-draft.ts';
import { messageOf } from './steps-in-words.ts';
import { type Typed, valuesOf } from './typed-report.ts';

interface Written {
  typed: Typed;
  photos: readonly OwnPhoto[];
  variables: readonly FormVariable[];
}

const fieldsOf = ({ typed, photos, variables }: Written) => ({
  subject: (typed.subject ?? '').trim(),
  ...messageOf(typed.message ?? '', typed.steps ?? ''),
  ...valuesOf(typed, variables),
  aids: photos.flatMap(({ aid }) => aid ?? []),
});

/** Photos that the server doesn't have yet, as files. */
export const filesOf = (photos: readonly OwnPhoto[]): Blob[] =>
  photos.flatMap(({ aid, file }) => (aid === undefined && file ? [file] : []));

/**
 * Sends a report, thread and options in one (R-BUG-008). Where nothing answers it waits in this browser with its photos, and
 * goes out once: `Waits` is thrown.
 */
export async function sendReport(written: Written, key: string) {
  const input = fieldsOf(written);
  const files = filesOf(written.photos);
  const { typed, photos } = written;
  const draft = JSON.stringify({ typed, photos: photosToStore(photos) });
  const shown = { text: input.subject, page: '/buglist', of: 0, pictures: photos.length, draft };
  const act = { call: 'bugs.report', input, key, shown, files } as const;
  const uid = queueOwner();
  // Photos that can't go up now go out with the report.
  if (files.length > 0 && uid !== undefined && (await isEnqueued({ ...act, uid }))) throw new Waits();
  return (await orWait(act, () => call('bugs.report', input, { idempotencyKey: key }))).data;
}

/** Changes a report: its words, and its options again (R-BUG-009). */
export const changeReport = async (tid: number, written: Written) =>
  (await call('bugs.change', { ...fieldsOf(written), tid })).data;
