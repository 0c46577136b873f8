import { type RefObject, useEffect } from 'react';

/** The quote that is being written in, if any. */
function quoteAround(area: Node | null): Element | null {
  const at = getSelection()?.anchorNode;
  const quote = (at instanceof Element ? at : at?.parentElement)?.closest('blockquote');
  return quote && area?.contains(quote) ? quote : null;
}

/** Takes what is being written out of its quote: a list loses the frame, a line becomes a paragraph. */
function leave(quote: Element): void {
  if (quote.querySelector('li')) document.execCommand('outdent');
  else document.execCommand('formatBlock', false, 'p');
}

/** Makes a quote of the line that is being written, or ends the one that it is. */
export function toggleQuote(area: HTMLElement | null): void {
  area?.focus();
  const quote = quoteAround(area);
  if (quote) leave(quote);
  else document.execCommand('formatBlock', false, 'blockquote');
}

/** As at the end of a list, a new line where nothing stands ends the quote. React has no such event of its own. */
export function useEndOfQuotes(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = field.current;
    const onBreak = (event: InputEvent) => {
      const quote = event.inputType === 'insertParagraph' ? quoteAround(area) : null;
      if (quote?.textContent?.trim() !== '') return;
      event.preventDefault();
      leave(quote);
    };
    area?.addEventListener('beforeinput', onBreak);
    return () => area?.removeEventListener('beforeinput', onBreak);
  }, [field]);
}
