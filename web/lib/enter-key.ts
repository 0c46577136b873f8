import type { KeyboardEvent } from 'react';

/** A key handler of a field: Enter does this, and nothing else. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
