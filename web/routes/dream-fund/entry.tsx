import '../../design/sheets/photos.css';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { ThreadScreen } from '../../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../../router/answers.ts';
import { useLoaderData } from '../../router/hooks.ts';
import { loadEntry, loadEntryHere } from '../photos/open-entry.ts';

export const handle = { ownCanonical: true };

export const loader = (asked: LoaderFunctionArgs) => loadEntry(asked, boardFids.dream);

export const clientLoader = (asked: LoaderFunctionArgs) => loadEntryHere(asked, boardFids.dream);

export default function DreamEntryRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ThreadScreen key={loaded.thread.tid} loaded={loaded} />;
}
