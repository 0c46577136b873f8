import { z } from 'zod';

/** What the page at an address says of itself, for a card beside the link. */
export const linkPreview = z.object({ address: z.string(), title: z.string(), summary: z.string(), site: z.string() });
export type LinkPreview = z.output<typeof linkPreview>;
