import { expect, test } from 'vitest';
import { countryOfCode } from '../../../contract/primitives/countries.ts';
import { topicsFacts, wayToTopic } from './structured-data.ts';

const nigeria = countryOfCode('ng')!;
const topic = { topid: 101, top_name: '</script>Jollof' };
const site = 'https://forum.example';

test('a country’s topics are described as a list of them', () => {
  const text = topicsFacts(site, nigeria, 'Topics', [topic]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    ...{ '@type': 'CollectionPage', url: 'https://forum.example/ng/topic', name: 'Topics' },
    mainEntity: {
      itemListElement: [{ position: 1, name: '</script>Jollof', url: 'https://forum.example/ng/topic/101' }],
    },
  });
});

test('the way to a topic leads from its country by all topics', () => {
  const { itemListElement } = JSON.parse(wayToTopic(site, nigeria, 'Topics', topic));
  expect(itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual([
    ['Nigeria', 'https://forum.example/ng'],
    ['Topics', 'https://forum.example/ng/topic'],
    ['</script>Jollof', 'https://forum.example/ng/topic/101'],
  ]);
});
