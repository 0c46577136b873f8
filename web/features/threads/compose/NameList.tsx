import { useEffect, useId } from 'react';
import type { FoundMember } from '../../../../contract/domains/follows/shapes.ts';
import { NameOptions, useNameKeys, useNames } from '../../follows/index.ts';
import type { Mention } from './compose-state.ts';
import { type EditorControl, useEditorShown } from './editor-control.ts';

interface NameListProps {
  control: EditorControl;
  onNamed: (mention: Mention) => void;
}

/** Members to choose from while one is being named; nothing while nobody is, or nobody is called so. */
export function NameList({ control, onNamed }: NameListProps) {
  const query = useEditorShown(control, ({ naming }) => naming);
  return query === null ? null : <Names query={query} control={control} onNamed={onNamed} />;
}

function Names({ query, control, onNamed }: NameListProps & { query: string }) {
  const id = useId();
  const choose = (found: FoundMember) => {
    onNamed({ uid: found.uid, username: found.username });
    control.run((editor) => editor.name(found.username));
  };
  const { shown, chosen, press } = useNameKeys(useNames(query, { offers: true }), choose);
  const listed = shown.length > 0;
  useEffect(() => {
    if (!listed) return;
    control.onKey = press;
    return () => {
      control.onKey = null;
    };
  });
  return <NameOptions id={id} shown={shown} chosen={chosen} onChoose={choose} />;
}
