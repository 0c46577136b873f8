import { useId } from 'react';
import { EarlyInput } from '../../../../design/early-fields.tsx';
import { Icon } from '../../../../design/Icon.tsx';
import type { IconName } from '../../../../design/icon-names.ts';

interface FilePickProps {
  icon: IconName;
  label: string;
  accept: string;
  /** Opens the camera of a phone. */
  capture?: boolean;
  onPick: (file: File) => void;
}

/** A button that chooses one file. */
export function FilePick({ icon, label, accept, capture, onPick }: FilePickProps) {
  const id = useId();
  return (
    <label className="btn btn-outline focus-within:outline-3 focus-within:outline-focus" htmlFor={id}>
      <Icon name={icon} />
      {label}
      <EarlyInput
        id={id}
        type="file"
        className="sr-only"
        accept={accept}
        capture={capture ? 'environment' : undefined}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onPick(file);
          event.target.value = '';
        }}
      />
    </label>
  );
}
