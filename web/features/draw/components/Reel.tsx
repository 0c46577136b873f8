import { ticketFigures, ticketWords } from '../written.ts';

/** The figures of a ticket: each appears in its turn, within three seconds, and stays. */
export function Reel({ ticket }: { ticket: number }) {
  return (
    <p className="draw-reel" dir="ltr">
      <span className="sr-only">{ticketWords(ticket)}</span>
      {ticketFigures(ticket).map((figure, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure has its place alone
        <span key={`${ticket} ${at}`} className="draw-figure" aria-hidden="true">
          {figure}
        </span>
      ))}
    </p>
  );
}
