import { type ComponentType, useCallback } from 'react';
import { IconButton } from '../../../design/Button.tsx';
import { useT } from '../../../texts/texts.tsx';
import { composers, heldOf, type ListedComposer } from '../traits/composers.ts';
import type { ComposerPartProps, EditedPost } from '../traits/trait.ts';
import { type ComposeStore, useComposed } from './compose-store.ts';

interface OfPost {
  store: ComposeStore;
  uid: number;
  edited: EditedPost | null;
}

type Any = Record<string, unknown>;
interface TraitPartProps<More> extends OfPost {
  trait: ListedComposer;
  Part: ComponentType<ComposerPartProps<Any> & More>;
  more: More;
}

/** A part of a trait: it is drawn again when what the trait holds changes, or why it was refused. */
function TraitPart<More>({ trait, Part, store, more, ...rest }: TraitPartProps<More>) {
  const held = useComposed(store, ({ traits }) => heldOf(traits, trait));
  const error = useComposed(store, ({ errors }) => errors[trait.name]);
  const change = useCallback(
    (fields: Partial<Any> | ((now: Any) => Partial<Any>)) => {
      const now = heldOf(store.get().traits, trait);
      const changed = typeof fields === 'function' ? fields(now) : fields;
      store.dispatch({ kind: 'trait', name: trait.name, held: { ...now, ...changed } });
    },
    [store, trait],
  );
  return <Part {...rest} {...more} held={held} change={change} error={error} />;
}

/** What traits draw at a place of the composer, in their order. */
export const TraitParts = ({ at, ...post }: OfPost & { at: 'Chip' | 'Words' | 'End' | 'Setting' }) =>
  composers.map((trait) => {
    const Part = trait[at];
    return Part && <TraitPart key={trait.name} {...{ trait, Part, ...post }} more={{}} />;
  });

/** The tools of traits. */
export function TraitTools({ onOpen }: { onOpen: (name: string) => void }) {
  const t = useT();
  return composers.map(
    ({ name, tool }) =>
      tool && <IconButton key={name} icon={tool.icon} label={t(tool.text)} onClick={() => onOpen(name)} />,
  );
}

/** What they open. */
export const TraitSheets = ({ opened, close, ...post }: OfPost & { opened: string | null; close: () => void }) =>
  composers.map((trait) => {
    const open = opened === trait.name;
    return (
      trait.tool && (
        <TraitPart key={trait.name} {...{ trait, Part: trait.tool.Sheet, ...post }} more={{ open, onClose: close }} />
      )
    );
  });
