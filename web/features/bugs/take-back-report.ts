import { randomString } from '../../lib/random.ts';
import { dropWaiting } from '../../offline/queue/from-page.ts';
import type { Waiting } from '../../offline/queue/waiting.ts';
import type { OwnPhoto } from '../threads/index.ts';
import { isBegun, type ReportDraft, storedReport, storeReport } from './report-draft.ts';

/** Screenshots that were never up: files lie in no draft, so the form fetches them here. */
let files: readonly Blob[] = [];

/** The screenshots of the report that was taken back last, for the form that opens. */
export function takenFiles(): File[] {
  const taken = files.map((file) => new File([file], 'picture', { type: file.type }));
  files = [];
  return taken;
}

/** A refused report as the form shows it again: under a new key, with the screenshots that went up while it waited. */
export function draftOf({ shown, request }: Pick<Waiting, 'shown' | 'request'>): ReportDraft {
  const draft = JSON.parse(shown.draft ?? '{"typed":{},"photos":[]}') as ReportDraft;
  const { aids = [] } = JSON.parse(request.body) as { aids?: number[] };
  const known = new Set(draft.photos.map(({ aid }) => aid));
  const since = aids.filter((aid) => !known.has(aid));
  const up = since.map(
    (aid): OwnPhoto => ({ key: `up${aid}`, aid, preview: noPreview, caption: '', state: { kind: 'sent' } }),
  );
  return { ...draft, step: 3, key: randomString(), photos: [...draft.photos, ...up] };
}

/** What is drawn for a screenshot that this page has no picture of. */
const noPreview = '/icon-192.png';

/** Puts a refused report back into the form. `busy` where another is being written, `gone` where it waits no longer. */
export async function takeBackReport(item: Waiting): Promise<'taken' | 'busy' | 'gone'> {
  if (isBegun(storedReport(item.uid))) return 'busy';
  if (!(await dropWaiting(item.id!))) return 'gone';
  files = item.photos?.files ?? [];
  storeReport(item.uid, draftOf(item));
  return 'taken';
}
