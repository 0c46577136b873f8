import '../design/sheets/compose.css';
import { callFrom, pageCallFrom, pageContext } from '../api/context.ts';
import { srcOf } from '../design/pictures.ts';
import {
  ComposePage,
  type ComposerDrafts,
  composerOf,
  type Editing,
  readComposerDrafts,
  standing,
} from '../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';

export const handle = { writes: true };

interface Loaded extends ComposerDrafts {
  editing: Editing | null;
  open: boolean;
}

/** A new post or draft, or with `?pid` one's own to change; a guest is asked to log in, and plain posts may be switched off. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const viewer = await context.get(pageContext).viewer();
  const none = { asked: null, drafts: [] };
  if (!viewer) return { editing: null, open: true, ...none };
  const pid = Number(new URL(request.url).searchParams.get('pid') ?? 0);
  const { data } = await callFrom(context)('threads.is-open-regular-post', {});
  if (!Number.isSafeInteger(pid) || pid < 1) {
    return { editing: null, open: data.is_open === 1, ...(await readComposerDrafts(callFrom(context), request)) };
  }
  return { editing: await ownPost(context, pid), open: true, ...none };
}

async function ownPost(context: LoaderFunctionArgs['context'], pid: number): Promise<Editing> {
  const { data } = await pageCallFrom(context)('threads.get-data', { pid });
  const { attachments, aids: _aids, captions: _captions, first, ...fields } = data;
  const photos = attachments.map((picture) =>
    standing({
      aid: picture.aid,
      caption: picture.caption,
      preview: srcOf(picture, 320),
      large: srcOf(picture, 1280),
    }),
  );
  return { ...fields, photos, first: first === 1 };
}

export default function ComposeRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <ComposePage Composer={composerOf(loaded.editing)} {...loaded} called="threads.newPost" />;
}
