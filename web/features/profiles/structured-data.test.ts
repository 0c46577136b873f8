import { expect, test } from 'vitest';
import { profileFacts } from './structured-data.ts';

test('a profile is described as a person with the figures that everybody sees', () => {
  const decInfo = { avatar: '/files/avatar/3', dec_goods_id: 0, dec_position: '', dec_url: '', ec_url: '' };
  const figures = { fansCount: 7, likesCount: 40, postCount: 12 };
  const text = profileFacts(
    { uid: 3, username: '</script>Ada', sightml: 'Lagos after dark.', decInfo, ...figures },
    'https://forum.example',
  );
  expect(text).not.toContain('<');
  const url = 'https://forum.example/ucenter/account/posts?uid=3';
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      name: '</script>Ada',
      description: 'Lagos after dark.',
      interactionStatistic: [{ userInteractionCount: 7 }, { userInteractionCount: 40 }],
      agentInteractionStatistic: { userInteractionCount: 12 },
    },
  });
});
