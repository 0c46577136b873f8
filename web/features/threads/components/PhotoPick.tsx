import { type ReactNode, useId } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { showError } from '../../../design/toasts.ts';
import { useT } from '../../../texts/texts.tsx';

interface PhotoPickProps {
  /** Of its field, so that a tool elsewhere can open it. */
  id?: string;
  /** How many there are already. */
  count: number;
  /** How many there may be, where that isn't what a post may hold. */
  most?: number;
  onAdd: (files: File[]) => void;
  className: string;
  /** What is shown: the field itself belongs to the device. */
  children: ReactNode;
}

/** Opens the device's own choice of photos; no more are taken than there may be, and that is said. */
export function PhotoPick(props: PhotoPickProps) {
  const { id, count, most = postLimits.pictures, onAdd, className, children } = props;
  const t = useT();
  const add = (files: readonly File[]) => {
    if (files.length > most - count) showError(t('threads.photosLeftOut', { max: most }));
    onAdd(files.slice(0, most - count));
  };
  const made = useId();
  const field = id ?? made;
  return (
    <label className={`${className} focus-within:outline-3 focus-within:outline-focus`} htmlFor={field}>
      <span className="sr-only">{t('threads.addPhotos', { count, max: most })}</span>
      {children}
      <EarlyInput
        id={field}
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
