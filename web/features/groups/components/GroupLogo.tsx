interface GroupLogoProps {
  logo: string;
  name: string;
  /** Side in pixels. */
  side: 56 | 72;
}

/** A group's picture, or the first character of its name where it has none. The name stands beside it. */
export function GroupLogo({ logo, name, side }: GroupLogoProps) {
  const className = side === 72 ? 'topic-logo topic-logo-large' : 'topic-logo';
  if (logo === '')
    return (
      <span className={className} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  return <img className={className} src={logo} alt="" width={side} height={side} loading="lazy" decoding="async" />;
}
