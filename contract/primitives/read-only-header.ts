/** On every answer of a site that is read-only, so that pages which were open before learn of it. */
export const readOnlyHeader = 'x-read-only';
