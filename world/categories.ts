import { countryOfCode } from '../contract/primitives/countries.ts';
import { createCategory } from '../server/domains/countries/index.ts';
import { byHand, type Stage } from './stage.ts';
import { broughtCategories, categories } from './story/categories.ts';

/** The categories of a story's threads: its key in a country. */
export type CategoryIds = (country: string, key: string | undefined) => number;

/** What an operator would have entered: what each country talks about, behind what all of them do. */
export async function openCategories(stage: Stage, at: Date): Promise<CategoryIds> {
  const ids = new Map<string, number>();
  await byHand(stage, at, async (ctx) => {
    for (const [i, { key, countries, icon, names, lines }] of categories.entries()) {
      const [name_en, name_fr, name_hi] = names;
      const [line_en, line_fr, line_hi] = lines;
      const words = { name_en, name_fr, name_hi, line_en, line_fr, line_hi };
      for (const code of countries) {
        const country_fid = countryOfCode(code)!.fid;
        const { typeid } = await createCategory(ctx, { ...words, country_fid, icon, position: 100 + i * 10 });
        ids.set(`${code} ${key}`, typeid);
      }
    }
  });
  // What was opened by hand moves no tag, and this process may have read the list before.
  stage.platform.tags.moved(['categories']);
  return (country, key) => (key === undefined ? 0 : (broughtCategories[key] ?? ids.get(`${country} ${key}`)!));
}
