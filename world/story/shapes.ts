import type { CountryCode } from '../../contract/primitives/countries.ts';
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
  subject: string;
  /** Rich text by the allow-list of the composer. */
  message: string;
  pictures?: readonly Picture[];
  likes: readonly string[];
  favourites?: readonly string[];
  replies: readonly Reply[];
}
