import '../design/sheets/compose.css';
import { callFrom, pageCallFrom, pageContext } from '../api/context.ts';
import { srcOf } from '../design/pictures.ts';
import { ComposePage, composerOf, type Editing, standing } from '../features/threads/index.ts';
import type { LoaderFunctionArgs } from '../router/answers.ts';
import { useLoaderData } from '../router/hooks.ts';
import { texts } from '../texts/handle.ts';

export const handle = texts('threads', 'media', 'topics');

/** A new post, or with `?pid` one's own to change; a guest is asked to log in, and plain posts may be switched off. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewer = await context.get(pageContext).viewer();
  if (!viewer) return { editing: null, open: true };
  const pid = Number(new URL(request.url).searchParams.get('pid') ?? 0);
  const { data } = await callFrom(context)('threads.is-open-regular-post', {});
  if (!Number.isSafeInteger(pid) || pid < 1) return { editing: null, open: data.is_open === 1 };
  return { editing: await ownPost(context, pid), open: true };
}

async function ownPost(context: LoaderFunctionArgs['context'], pid: number): Promise<Editing> {
  const { data } = await pageCallFrom(context)('threads.get-data', { pid });
  const { attachments, aids: _aids, captions: _captions, original, first, ...fields } = data;
  const photos = attachments.map((picture) =>
    standing({
      aid: picture.aid,
      caption: picture.caption,
      preview: srcOf(picture, 320),
      large: srcOf(picture, 1280),
    }),
  );
  const topic = data.topid > 0 ? { id: data.topid, name: data.topic_name, logo: data.topic_pic, line: '' } : null;
  return { ...fields, topic, photos, original: original === 1, first: first === 1 };
}

export default function ComposeRoute() {
  const { editing, open } = useLoaderData<typeof loader>();
  return <ComposePage Composer={composerOf(editing)} editing={editing} open={open} called="threads.newPost" />;
}
