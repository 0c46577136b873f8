import { z } from 'zod';

/** What a draft has saved of fields as they would be sent; nothing of what isn't sound. */
export const sentIn = <const S extends Readonly<Record<string, z.ZodType>>>(body: S) => {
  const fields = z.object(body);
  return ({ traits }: Readonly<Record<string, unknown>>): Partial<z.output<typeof fields>> =>
    fields.safeParse((traits as { sent?: unknown } | undefined)?.sent ?? {}).data ?? {};
};
