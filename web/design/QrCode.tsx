/** Modules of white around the code, without which cameras don't find it. */
const quiet = 4;

interface QrCodeProps {
  /** A text of 1 for dark and 0 for light a row. */
  qr: { size: number; rows: readonly string[] };
  label: string;
}

/** A QR code, dark on white by day and by night. */
export function QrCode({ qr, label }: QrCodeProps) {
  const side = qr.size + 2 * quiet;
  const dark = qr.rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map((run) => `M${run.index + quiet} ${y + quiet}h${run[0].length}v1h-${run[0].length}z`),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className="w-56 max-w-full rounded-md"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${side}v${side}H0z`} />
      <path fill="#1A1B2B" d={dark.join('')} />
    </svg>
  );
}
