import type { ComponentProps } from 'react';
import { useTypedBefore } from '../lib/typed-before.ts';

/** An input that also reports what was typed or ticked in the server's page before its code was loaded. */
export function EarlyInput(props: Omit<ComponentProps<'input'>, 'ref'>) {
  return <input {...props} ref={useTypedBefore<HTMLInputElement>()} />;
}

/** The same for text of several lines. */
export function EarlyTextArea(props: Omit<ComponentProps<'textarea'>, 'ref'>) {
  return <textarea {...props} ref={useTypedBefore<HTMLTextAreaElement>()} />;
}
