import type { PublicProfile } from '../../../contract/domains/profiles/shapes.ts';
import { localePath } from '../../../contract/primitives/countries.ts';
import { portraitOf } from '../../design/avatar.ts';
import { profilePath } from '../../lib/profile-path.ts';
import { counted, jsonLd } from '../../shell/structured-data.tsx';

type Facts = Pick<PublicProfile, 'uid' | 'username' | 'sightml' | 'decInfo' | 'fansCount' | 'likesCount' | 'postCount'>;

/** A member as search engines read people: a schema.org ProfilePage with what everybody sees of them. */
export function profileFacts(profile: Facts, publicUrl: string): string {
  const url = publicUrl + localePath('global', profilePath(profile.uid));
  const { picture } = portraitOf(profile.decInfo);
  return jsonLd({
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      url,
      identifier: String(profile.uid),
      name: profile.username,
      description: profile.sightml || undefined,
      image: picture === '' ? undefined : picture.startsWith('/') ? publicUrl + picture : picture,
      interactionStatistic: [counted('FollowAction', profile.fansCount), counted('LikeAction', profile.likesCount)],
      agentInteractionStatistic: counted('WriteAction', profile.postCount),
    },
  });
}
