import type { Gender } from '../../contract/domains/profiles/limits.ts';
import type { Medal } from '../../contract/domains/profiles/medals.ts';
import type { CountryCode } from '../../contract/primitives/countries.ts';
import type { Face } from '../pictures/faces.ts';
import type { PictureName } from '../pictures/index.ts';

/** A person of the world; `name` is the username and how the story refers to them. */
export interface Person {
  name: string;
  country: CountryCode;
  /** Registers with this e-mail address, or else with `phone`. */
  email?: string;
  phone?: string;
  /** The phone that goes under their posts. */
  device: string;
  signature: string;
  role?: 'creator' | 'moderator' | 'operator';
  /** Hours before the story's end at which they joined. */
  joined: number;
  follows: readonly string[];
  /** What they write about themselves; members without it are shown by their initials. */
  about?: {
    face: Face;
    cover?: PictureName;
    gender: Gender;
    /** Year, month, day. */
    born: readonly [number, number, number];
    occupation?: string;
    realname?: string;
  };
  /** In the order they came. */
  medals?: readonly Medal[];
  /** Operators know who it is. */
  certified?: true;
  /** Joined by this person's invitation. */
  invitedBy?: string;
  /** XGold that friends invited before the story brought them. */
  bonus?: number;
}

export interface Picture {
  picture: PictureName;
  caption: string;
}

export interface Reply {
  by: string;
  /** Minutes after what it answers. */
  after: number;
  text: string;
  likes?: readonly string[];
  children?: readonly Reply[];
}

export interface Story {
  /** A name for tests and for other parts of the story; never shown. */
  key: string;
  by: string;
  /** Hours before the story's end. */
  ago: number;
  /** Key of its category in the writer's country; without it the community. */
  about?: string;
  subject: string;
  /** Rich text by the allow-list of the composer. */
  message: string;
  pictures?: readonly Picture[];
  /** The writer's own work. */
  original?: true;
  /** Key of the one that it goes on with. */
  continues?: string;
  likes: readonly string[];
  favourites?: readonly string[];
  /** Who rewarded it with how much XGold, in turn. */
  rewards?: readonly (readonly [name: string, xgold: number])[];
  replies: readonly Reply[];
}
