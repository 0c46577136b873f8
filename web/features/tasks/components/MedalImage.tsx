/** A medal's drawing or picture; its name stands beside it. */
export function MedalImage({ src, side, className }: { src: string; side: number; className?: string }) {
  return <img src={src} alt="" width={side} height={side} className={className} decoding="async" />;
}
