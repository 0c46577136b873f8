/** A medal as the contract describes it. */
export interface MedalPicture {
  id: string;
  s3_medal: string;
  name: string;
}

/** Medals in a row, each with its name. */
export function Medals({ medals, large }: { medals: readonly MedalPicture[]; large?: boolean }) {
  const side = large ? 32 : 18;
  return (
    <span className={large ? 'inline-flex flex-wrap items-center gap-1.5' : 'inline-flex items-center gap-0.5'}>
      {medals.map((medal) => (
        <img
          key={medal.id}
          src={medal.s3_medal}
          alt={medal.name}
          title={medal.name}
          width={side}
          height={side}
          className={large ? 'size-8' : 'size-4.5'}
          loading="lazy"
        />
      ))}
    </span>
  );
}
