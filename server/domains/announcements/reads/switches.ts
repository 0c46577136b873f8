import type { AdminSwitch } from '../../../../contract/domains/announcements/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type FeatureSwitch, type Switches, switchText } from '../../../platform/switches.ts';
import { translate } from '../../../platform/texts.ts';
import { type StoredNow, storedNow } from './stored-now.ts';

/** A switch as operators see it. */
export function presentSwitch({ name, state }: FeatureSwitch, stored: StoredNow, locale: Language): AdminSwitch {
  const { value, version } = stored(state);
  return { name, label: translate(locale, switchText(name)), ...value, version };
}

/** Every switch there is, by name. */
export const switches =
  (deps: { switches: Pick<Switches, 'all'> }) =>
  async (ctx: Ctx): Promise<{ list: AdminSwitch[] }> => {
    const stored = await storedNow(ctx);
    const all = deps.switches.all().toSorted((one, other) => (one.name < other.name ? -1 : 1));
    return { list: all.map((each) => presentSwitch(each, stored, ctx.locale)) };
  };
