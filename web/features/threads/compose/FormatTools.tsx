import { IconButton } from '../../../design/Button.tsx';
import type { IconName } from '../../../design/icon-names.ts';
import { useT } from '../../../texts/texts.tsx';
import type { Format } from './editor/commands.ts';
import { type EditorControl, useEditorShown } from './editor-control.ts';

const tools: readonly { format: Format; icon: IconName; text: string }[] = [
  { format: 'bold', icon: 'bold', text: 'threads.bold' },
  { format: 'italic', icon: 'italic', text: 'threads.italic' },
  { format: 'list', icon: 'list', text: 'threads.list' },
  { format: 'numbered', icon: 'list-ordered', text: 'threads.numberedList' },
  { format: 'quote', icon: 'quote', text: 'threads.quote' },
];

/** How words look; what is selected shows which of them it is. */
export function FormatTools({ control, onLink }: { control: EditorControl; onLink: () => void }) {
  const t = useT();
  const on = useEditorShown(control, ({ formats }) => formats);
  return (
    <div className="flex flex-wrap items-center" role="toolbar" aria-label={t('threads.formats')}>
      {tools.map(({ format, icon, text }) => (
        <IconButton
          key={format}
          icon={icon}
          label={t(text)}
          aria-pressed={on.includes(format)}
          // The text stays where it is being written: the keyboard of a phone doesn't go.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => control.run((editor) => editor.format(format))}
        />
      ))}
      <IconButton icon="link" label={t('threads.link')} onClick={onLink} />
      <IconButton icon="undo-2" flip label={t('threads.undo')} onClick={() => control.run((editor) => editor.undo())} />
      <IconButton icon="redo-2" flip label={t('threads.redo')} onClick={() => control.run((editor) => editor.redo())} />
    </div>
  );
}
