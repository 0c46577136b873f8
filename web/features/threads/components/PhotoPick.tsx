import { type ReactNode, useId } from 'react';
import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { EarlyInput } from '../../../design/early-fields.tsx';
import { useT } from '../../../texts/texts.tsx';

interface PhotoPickProps {
  /** Of its field, so that a tool elsewhere can open it. */
  id?: string;
  /** How many there are already. */
  count: number;
  onAdd: (files: File[]) => void;
  className: string;
  /** What is shown: the field itself belongs to the device. */
  children: ReactNode;
}

/** Opens the device's own choice of photos; no more are taken than a post may hold. */
export function PhotoPick({ id, count, onAdd, className, children }: PhotoPickProps) {
  const t = useT();
  const made = useId();
  const field = id ?? made;
  return (
    <label className={`${className} focus-within:outline-3 focus-within:outline-focus`} htmlFor={field}>
      <span className="sr-only">{t('threads.addPhotos', { count, max: postLimits.pictures })}</span>
      {children}
      <EarlyInput
        id={field}
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])].slice(0, postLimits.pictures - count));
          event.target.value = '';
        }}
      />
    </label>
  );
}
