/** Where a piece of a page stands: markup that was made before, or what is drawn anew between two marks. */
export type Place = { made: string } | { before: string; after: string };

/** A page while the server draws it; absent in the browser. */
export interface Drawing {
  /** The place of a record's markup; undefined where nothing is drawn for another page. */
  piece(name: string, of: object): Place | undefined;
  /** Whether the page of this data was sent to its reader before, and is sent again without being drawn. */
  isKnown(data: string): boolean;
}
