import { videoLimits } from '../../../../../../contract/domains/media/video/limits.ts';
import type { VideoUpload } from '../../../../../../contract/domains/media/video/shapes.ts';
import type { Video } from '../../../../../../contract/domains/threads/kinds/video/shapes.ts';
import type { TestAppOptions } from '../../../../../../tests/support/app.ts';
import { testForum, type Writer } from '../../../../../../tests/support/forum.ts';
import { mp4 } from '../../../../media/video/testing/files.ts';

const asFile = (bytes: Uint8Array, name = 'clip.mp4'): File => new File([new Uint8Array(bytes)], name);

/** The forum with quick ways to send videos in pieces, to post them, and to read their files. */
export async function testVideos(options?: TestAppOptions) {
  const forum = await testForum(options);
  const { api } = forum;
  const piece = (writer: Writer, vid: number, at: number, bytes: Uint8Array) =>
    api.call('media.send-video-piece', { vid, at }, { ...writer, files: { piece: asFile(bytes) } });
  /** Sends all pieces in their order; the answer to the last. */
  const upload = async (writer: Writer, file: Buffer = mp4(), fields: object = {}): Promise<VideoUpload> => {
    let { data } = await api.must('media.begin-video', { bytes: file.length, ...fields }, writer);
    while (!data.ready) {
      const at = data.received;
      const answer = await piece(writer, data.vid, at, file.subarray(at, at + videoLimits.pieceBytes));
      if (!answer.ok) throw new Error(`a piece was refused: ${JSON.stringify(answer.body)}`);
      data = answer.data;
    }
    return data;
  };
  const show = async (writer: Writer, fields: object = {}): Promise<{ tid: number; pid: number }> => {
    const { vid } = await upload(writer);
    return (await api.must('threads.create-video', { subject: 'Jollof on one ring', vid, ...fields }, writer)).data;
  };
  const see = async (tid: number, reader?: Writer): Promise<Video> =>
    (await api.must('threads.info', { tid }, reader ?? {})).data.video!;
  return { ...forum, asFile, piece, upload, show, see };
}
