import type { Viewer } from './viewer.ts';

/** Where a part of a page stands: markup that was made before, or what is drawn anew between two marks. */
export type Place = { made: string } | { before: string; after: string };

/**
 * A page while the server draws it: its frame for all readers of a kind, with places for its pieces and for what is the
 * reader's own. Made by the server for one page, absent in the browser.
 */
export interface Drawing {
  /** The place of a record's markup; undefined where this is no record of the page's answers: it is drawn in place. */
  piece(name: string, of: object): Place | undefined;
  /** The place of markup that shows who reads, and the reader it is drawn for; undefined where it is drawn in place. */
  forReader(name: string): { place: Place; viewer: Viewer } | undefined;
  /** What stands in the page's data for a record or for the reader. */
  inData(value: object): string | undefined;
  /** Who reads, as the frame may know them: what says more than their kind throws. */
  viewerOfFrame(viewer: Viewer): Viewer;
  /** The page's loaders have run; what is not as usual is drawn for its reader alone. */
  loaded(asUsual: boolean): void;
  /** Whether the page of this data was drawn before for its reader alone, and is sent again without being drawn. */
  isKnown(data: string): boolean;
  /** Whether it is drawn for many readers. */
  isForMany(): boolean;
  /** It can't be drawn for many, for this reason: true if it was to be, and is now drawn for its reader alone. */
  drawAlone(why: unknown): boolean;
}
