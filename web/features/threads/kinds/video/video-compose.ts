import { videoAt } from '../../../../../contract/domains/media/video/sites.ts';
import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import { call } from '../../../../api/client.ts';
import { srcOf } from '../../../../design/pictures.ts';
import { type ComposeKind, type Editing, placeOfEdit } from '../../compose/compose-kind.ts';
import type { Cover } from './cover-of.ts';
import { uploadsHere } from './upload-calls.ts';

/** A file that is being sent, or was. */
export interface FileDraft {
  /** Of its upload on this visit; another after a reload. */
  key: string;
  /** Number of the upload, 0 before it has begun. */
  vid: number;
  name: string;
  bytes: number;
  recorded: boolean;
  /** Whole seconds, once the server has looked at it. */
  seconds: number;
  ready: boolean;
}

/** A video that is being written: a file or a link. */
export interface VideoDraft {
  file: FileDraft | null;
  link: string;
  cover: Cover | null;
  /** The video as it stands, while a post is changed. */
  standing: Video | null;
}

const empty: VideoDraft = { file: null, link: '', cover: null, standing: null };

function videoOf(editing: Editing | null): VideoDraft {
  const video = editing?.video;
  if (!video) return empty;
  const cover = video.cover && { aid: video.cover.aid, preview: srcOf(video.cover, 480) };
  return { ...empty, link: video.linkurl, cover, standing: video };
}

/** A video as its calls take it: what an edit leaves as it is, is not sent. */
export function sentVideo({ file, link, cover, standing }: VideoDraft) {
  const linkurl = file ? '' : link.trim();
  return {
    vid: file?.vid ?? 0,
    linkurl: linkurl === standing?.linkurl ? '' : linkurl,
    cover: cover && cover.aid !== standing?.cover?.aid ? cover.aid : 0,
  };
}

type SavedVideo = Pick<VideoDraft, 'file' | 'link' | 'cover'>;

/** How a video is written. */
export const videoCompose: ComposeKind<VideoDraft> = {
  name: 'video',
  title: 'threads.video.new',
  editTitle: 'threads.video.edit',
  missing: 'threads.video.missing',
  needsText: false,
  begin: videoOf,
  ready: ({ file, link, standing }) =>
    file ? file.ready : link.trim() === '' ? standing?.linkurl === '' : videoAt(link) !== undefined,
  saved({ file, link, cover }): SavedVideo | null {
    const begun = file && file.vid > 0 ? file : null;
    return begun || link.trim() !== '' ? { file: begun, link, cover } : null;
  },
  restored: (saved) => ({ ...empty, ...(saved as SavedVideo) }),
  async post(fields, draft, { pushTime, idempotencyKey }) {
    const sent = { ...fields, ...sentVideo(draft), push_time: pushTime };
    const { data, msg } = await call('threads.create-video', sent, { idempotencyKey });
    // It held the file in memory.
    uploadsHere.delete(draft.file?.key ?? '');
    return { tid: data.tid, held: data.held === 1, msg };
  },
  async change(editing, fields, draft) {
    const { msg } = await call('threads.edit-video', { ...placeOfEdit(editing), ...fields, ...sentVideo(draft) });
    return { tid: editing.tid, msg };
  },
};
