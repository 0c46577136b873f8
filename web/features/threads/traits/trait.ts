import type { ComponentType, ReactNode } from 'react';
import type { ChildPost, Post, ThreadRow } from '../../../../contract/domains/threads/shapes.ts';
import type { traitBody } from '../../../../contract/domains/threads/traits.ts';
import type { Answer, Input } from '../../../api/wire.ts';
import type { IconName } from '../../../design/icon-names.ts';
import type { ShownThread } from '../queries.ts';

/** What a trait draws of a thread on its page, each at its place; what is false or null shows nothing. */
export interface PageTrait {
  /** Its place among the others; those without one come first, by their names. */
  order?: number;
  /** A tag above the title. */
  tag?(thread: ShownThread): ReactNode;
  /** Among the facts below the title. */
  fact?(thread: ShownThread): ReactNode;
  /** After the words. */
  words?(thread: ShownThread): ReactNode;
  /** After the card of the first link in them. */
  links?(thread: ShownThread): ReactNode;
  /** At the end, above what is done with it. */
  end?(thread: ShownThread): ReactNode;
  /** Below the post, on the first page of its replies. */
  below?(thread: ShownThread): ReactNode;
  /** A link in the post's menu, which works without script. */
  way?(thread: ShownThread): ReactNode;
  /** What whoever replies should know, as a sentence. */
  note?(thread: ShownThread): ReactNode;
  /** A tag of a reply, beside its writer's name. */
  badge?(post: Post | ChildPost): ReactNode;
}

/** What a trait draws of a thread in a card of a list. */
export interface CardTrait {
  order?: number;
  /** A tag above the title. */
  tag?(thread: ThreadRow): ReactNode;
  /** Where it stands, in place of its board. */
  home?(thread: ThreadRow): ReactNode;
  /** At the end, above what is done with it. */
  end?(thread: ThreadRow): ReactNode;
}

/** What a member may do with a thread because of a trait; its code comes with what only members have. */
export interface OwnTrait {
  order?: number;
  /** In the post's menu. */
  menu(thread: ShownThread): ReactNode;
}

/** One's own post that is changed, as the server gives it. */
export type EditedPost = Omit<Answer<'threads.get-data'>['data'], 'attachments' | 'aids' | 'captions' | 'first'>;

/** What a thread is sent with for its traits. */
export type SentTraits = Partial<Pick<Input<'threads.create'>, keyof typeof traitBody>>;

/** What a trait holds of a post that is written, under names of its own: drafts store it under them. */
export type Held = object;

/** The same of all traits, by their names; a trait that is missing holds what it begins with. */
export type HeldTraits = Readonly<Record<string, Held>>;

/** What a part of the composer is drawn with. */
export interface ComposerPartProps<H extends Held> {
  uid: number;
  /** The thread that is changed; null: a new one. */
  edited: EditedPost | null;
  held: H;
  /** Changes some of it; the same function as long as the part stands. */
  change: (fields: Partial<H> | ((now: H) => Partial<H>)) => void;
  /** Why the server has refused it. */
  error: string | undefined;
}

type ComposerPart<H extends Held> = ComponentType<ComposerPartProps<H>>;

/** How a trait is written: what the composer holds of it, what is sent, and its parts, each at its place. */
export interface ComposerTrait<H extends Held> {
  order?: number;
  begin: H;
  /** As it stands in a thread that is changed. */
  read(thread: EditedPost): H;
  /** What goes out where it is another than before: in a new thread than what it begins with. */
  sent(now: H, before: H): SentTraits;
  /** Where drafts of the account store it beside what is sent: in fields of their own, or among their parts. */
  saved?: 'fields' | 'parts';
  /** It makes a draft by itself, without a title or words. */
  isWritten?(held: H): boolean;
  /** It says where the post goes: no board is asked for. */
  isPlaced?(held: H): boolean;
  /** How the refusals begin that its part says itself, and the fields whose limits it says. */
  refused?: { by: string; fields: readonly string[] };
  /** Beside the board. */
  Chip?: ComposerPart<H>;
  /** After the words. */
  Words?: ComposerPart<H>;
  /** After the photos. */
  End?: ComposerPart<H>;
  /** Among the settings. */
  Setting?: ComposerPart<H>;
  /** Among the tools, with what it opens beside the form. */
  tool?: {
    icon: IconName;
    /** Text id of its name. */
    text: string;
    Sheet: ComponentType<ComposerPartProps<H> & { open: boolean; onClose: () => void }>;
  };
}
