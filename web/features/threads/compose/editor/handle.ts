import type { Pasted } from '../pasted.ts';
import type { Format } from './commands.ts';

/** What the tools do to the text, and what is asked of it. */
export interface EditorHandle {
  /** As it is sent: what a post may hold. */
  html(): string;
  /** Its words alone. */
  text(): string;
  format(format: Format): void;
  link(address: string): void;
  insert(text: string): void;
  /** Names a member where somebody began to, else where the caret stands. */
  name(username: string): void;
  /** Begins to name a member: writes the @, and the names are offered. */
  beginName(): void;
  /** Puts a draft that came back before what was written meanwhile. */
  prepend(html: string): void;
  undo(): void;
  redo(): void;
  focus(): void;
  close(): void;
}

/** What the editor reports. */
export interface EditorEvents {
  onChange(): void;
  /** Something came by paste that a post may not hold; its plain text was put in. */
  onPasted(what: NonNullable<Pasted>): void;
  onFormats(formats: readonly Format[]): void;
  /** The first characters of a member that is being named, null for nobody. */
  onNaming(query: string | null): void;
  /** True where a list of names has used the key. */
  onKey(key: string): boolean;
}
