import { videoLimits } from '../../../../contract/domains/media/video/limits.ts';
import { privateKey } from '../../../platform/storage/port.ts';

/** Where the pieces of uploads lie until the file is whole. */
export const piecesFolder = privateKey('videos');

/** Key of the piece of an upload that begins at byte `at`. */
export const pieceKey = (name: string, at: number): string =>
  `${piecesFolder}/${name}-${Math.floor(at / videoLimits.pieceBytes)}.part`;

/** Keys of all pieces of a file, in their order. */
export const pieceKeys = (name: string, bytes: number): string[] =>
  Array.from({ length: Math.ceil(bytes / videoLimits.pieceBytes) }, (_, i) =>
    pieceKey(name, i * videoLimits.pieceBytes),
  );

/** Bytes of the piece that begins at `at`. */
export const bytesOfPiece = (bytes: number, at: number): number => Math.min(videoLimits.pieceBytes, bytes - at);
