import { useState } from 'react';
import { type CountryCode, countryOfCode } from '../../contract/primitives/countries.ts';
import { useLowData } from '../session/low-data.ts';
import { type DecInfo, hueOf, initialsOf, portraitOf } from './avatar.ts';

export interface AvatarProps {
  name: string;
  country?: CountryCode;
  /** Picture and decoration; without a picture the initials are drawn over the country's cloth. */
  info?: DecInfo;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** Beside the written name the picture says nothing more. */
  decorative?: boolean;
}

const pixels = { xs: 24, sm: 32, md: 40, lg: 56, xl: 88 } as const;

function MadeFace({ name, country, decorative }: Pick<AvatarProps, 'name' | 'country' | 'decorative'>) {
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      className={`avatar-face avatar-made hue-${hueOf(name)}`}
      data-cloth={countryOfCode(country)?.cloth ?? 'dots'}
      data-initials={initialsOf(name)}
      {...naming}
    />
  );
}

export function Avatar({ name, country, info, size = 'md', decorative = false }: AvatarProps) {
  const lite = useLowData();
  const { picture, decoration } = info && !lite ? portraitOf(info) : { picture: '', decoration: '' };
  // Without a network, say.
  const [missing, setMissing] = useState<string>();
  const side = pixels[size];
  return (
    <span className={size === 'md' ? 'avatar' : `avatar avatar-${size}`}>
      {picture && picture !== missing ? (
        <img
          className="avatar-face"
          src={picture}
          alt={decorative ? '' : name}
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(picture)}
        />
      ) : (
        <MadeFace name={name} country={country} decorative={decorative} />
      )}
      {decoration && (
        <img
          className="avatar-deco"
          src={decoration}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
