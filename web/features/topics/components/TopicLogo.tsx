interface TopicLogoProps {
  logo: string;
  name: string;
  /** Side in pixels. */
  side: 40 | 56 | 72;
}

const classes = { 40: 'topic-logo topic-logo-small', 56: 'topic-logo', 72: 'topic-logo topic-logo-large' } as const;

/** A topic's picture, or the first character of its name where it has none. The name stands beside it. */
export function TopicLogo({ logo, name, side }: TopicLogoProps) {
  const className = classes[side];
  if (logo === '')
    return (
      <span className={className} aria-hidden="true">
        {[...name][0]}
      </span>
    );
  return <img className={className} src={logo} alt="" width={side} height={side} loading="lazy" decoding="async" />;
}
