/**
 * One expected refusal. Its name is the stable `error` on the wire and `<domain>.refusal.<rest>` is its text.
 * `code` is the documents' own number, where they give one; `http` is set only where DECISIONS asks for a
 * status other than 200.
 */
export interface Refusal {
  code?: number;
  errCode?: number;
  http?: number;
}
