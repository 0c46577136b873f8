/** Where creators have their figures, and others apply (R-CRT-001). */
export const centrePath = '/ucenter/account/creator';

/** Its pages by the documents' names, and one for super creators. */
export type CreatorPageName = 'overviews' | 'income' | 'super' | 'manuals' | 'fq';
export const pagePath = (page: CreatorPageName): string => `${centrePath}/${page}`;
