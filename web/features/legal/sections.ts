/** A section of a legal page: `legal.<page>.<id>.title`, then that many paragraphs and list items. */
export interface Section {
  id: string;
  paragraphs: number;
  items: number;
}

export type LegalPageName = 'privacy' | 'terms';

const section = (id: string, items = 0, paragraphs = 1): Section => ({ id, paragraphs, items });

/** What each page holds, in its order; the texts in three languages have exactly these parts. */
export const sections: Readonly<Record<LegalPageName, readonly Section[]>> = {
  privacy: [
    section('who'),
    section('kept', 5),
    section('pictures'),
    section('why', 0, 2),
    section('notads'),
    section('cookies'),
    section('seen', 0, 2),
    section('shared'),
    section('time', 6),
    section('rights'),
    section('children'),
    section('safety'),
    section('changes'),
  ],
  terms: [
    section('account'),
    section('children'),
    section('rules', 7),
    section('yours'),
    section('moderation'),
    section('appeal'),
    section('coins', 5),
    section('store'),
    section('ads'),
    section('service'),
    section('end'),
    section('changes'),
    section('contact'),
  ],
};

/** Text ids of a section's parts. */
export const partsOf = (page: LegalPageName, { id, paragraphs, items }: Section) => ({
  title: `legal.${page}.${id}.title`,
  paragraphs: Array.from({ length: paragraphs }, (_, i) => `legal.${page}.${id}.text.${i + 1}`),
  items: Array.from({ length: items }, (_, i) => `legal.${page}.${id}.item.${i + 1}`),
});

/** Where the operator of a site is written to: a mailbox that the operations guide asks for. */
export const contactOf = (publicUrl: string): string =>
  `privacy@${URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost'}`;
