import { z } from 'zod';
import { mostInFourBytes } from '../../contract/primitives/fields.ts';
import { type SwitchMode, switchModes } from '../../contract/primitives/site-state.ts';
import { Refusal } from './refusal.ts';
import { sha256 } from './seal.ts';
import { defineSetting, type Setting, type SettingsReader, settingsTag } from './settings.ts';

/** For whom a feature is on. */
export interface SwitchState {
  mode: SwitchMode;
  /** Countries where it is on for some; none for all of them. */
  countries: number[];
  /** The share of members for whom it is on there, in percent. */
  share: number;
}

/**
 * A feature that operators can switch off, or on for some. Its domain declares it and hands it up in its manifest; a call
 * that stands behind it names it (`opens`), and its label is the text `<domain>.switch.<rest of its name>`.
 */
export interface FeatureSwitch {
  /** `<domain>.<what it opens>` */
  readonly name: string;
  readonly state: Setting<SwitchState>;
}

const stored = z.object({
  mode: z.enum(switchModes),
  countries: z.array(z.int().min(1).max(mostInFourBytes)),
  share: z.int().min(0).max(100),
});

/** Declares a switch, by what holds until an operator touches it. */
export const defineSwitch = (domain: string, what: string, standard: 'on' | 'off'): FeatureSwitch => {
  const name = `${domain}.${what}`;
  const state = defineSetting(domain, `switch.${name}`, stored, { mode: standard, countries: [], share: 100 });
  return { name, state };
};

/** Text id of what a switch opens. */
export const switchText = (name: string): string => name.replace('.', '.switch.');

/** Who asks for a feature: a member, or a guest on the pages of a country. */
export interface Asking {
  uid?: number | undefined;
  /** Absent where a guest's isn't known: what is on for some country is open to them. */
  countryFid?: number | undefined;
}

/** Whether a feature that is on for some is on for this one: always the same answer for a member, and a guest's by country alone. */
export function isOnFor(name: string, { mode, countries, share }: SwitchState, { uid, countryFid }: Asking): boolean {
  if (mode !== 'some') return mode === 'on';
  if (countries.length > 0 && countryFid !== undefined && !countries.includes(countryFid)) return false;
  if (uid === undefined) return share > 0;
  return sha256(`${name}:${uid}`).readUInt32BE(0) % 100 < share;
}

/** Asks the switches of all domains. */
export interface Switches {
  /** All that are declared, by name. */
  all(): readonly FeatureSwitch[];
  isOn(name: string, asking: Asking): Promise<boolean>;
  /** The names of those that are off. */
  off(asking: Asking): Promise<string[]>;
  /** Refuses whoever a feature is off for; what is answered depends on the switch. */
  require(name: string, asking: Asking, reads: (tag: string) => void): Promise<void>;
}

/** The switches by what operators set, without a question to the database. */
export function createSwitches(settings: SettingsReader, all: () => readonly FeatureSwitch[]): Switches {
  let known: Map<string, FeatureSwitch> | undefined;
  const find = (name: string): FeatureSwitch => {
    known ??= new Map(all().map((each) => [each.name, each]));
    const found = known.get(name);
    if (!found) throw new Error(`no domain declares the switch ${name}`);
    return found;
  };
  const isOn = async (name: string, asking: Asking): Promise<boolean> =>
    isOnFor(name, await settings.get(find(name).state), asking);
  return {
    all,
    isOn,
    off: async (asking) => {
      const each = await Promise.all(all().map(async ({ name }) => ((await isOn(name, asking)) ? [] : [name])));
      return each.flat().sort();
    },
    require: async (name, asking, reads) => {
      reads(settingsTag);
      if (!(await isOn(name, asking))) throw new Refusal('wire.not_open');
    },
  };
}
