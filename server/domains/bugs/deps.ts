import type { Ctx, Db } from '../../platform/context.ts';
import type { Secrets } from '../../platform/sealed-at-rest.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Categories } from '../countries/index.ts';
import type { CreateDeps, Review, Shown } from '../threads/index.ts';

/** What the domain is given. */
export interface BugsDeps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
  categories: Categories;
  review: Review;
  people: Shown;
  /** SECRET_KEY, and the one before it while it is rotated. */
  secret: string;
  previousSecret?: string | undefined;
  /** Threads of a kind whose titles are like one that is being written, the likest first: plugged by whoever searches. */
  similarThreads(ctx: Ctx, subject: string, of: { special: number; limit: number }): Promise<number[]>;
}

export const secretsOf = ({ secret, previousSecret }: BugsDeps): Secrets => ({
  current: secret,
  previous: previousSecret,
});

export const creatingOf = ({ settings, categories, review }: BugsDeps): CreateDeps => ({
  settings,
  categories,
  review,
});
