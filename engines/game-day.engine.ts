import { afterAll, expect, test } from 'vitest';
import { parts } from './game-day/parts.ts';
import { play } from './game-day/play.ts';
import { pageOf } from './game-day/report.ts';
import { openStage } from './game-day/stage.ts';
import { withEngines } from './support/engine.ts';
import { haproxyPackages } from './support/haproxy.ts';
import { postgresPackages } from './support/postgres.ts';
import { prometheusPackages } from './support/prometheus.ts';
import { redisPackages } from './support/redis.ts';
import { thisRelease } from './support/release.ts';

const packages = { ...haproxyPackages, ...postgresPackages, ...prometheusPackages, ...redisPackages };

withEngines('a game day', packages, () => {
  const stops: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(stops.map((stop) => stop())));

  test('a part that breaks raises its alarm, is well again, and nothing acknowledged is lost', async () => {
    const stage = await openStage(await thisRelease(), 8);
    stops.push(stage.stop);
    const name = 'jobs process killed';
    const seen = await play(stage, name, parts[name]!);
    expect(seen.wrong).toEqual([]);
    expect(Number.isFinite(seen.secondsUntilWell)).toBe(true);
    expect(seen.alarms).toContain('BaobabNobodyWorksLog');
    const page = pageOf({
      day: '2026-11-30',
      cores: 2,
      members: 8,
      seen: [seen],
      leftOut: [['clock wrong', 'no way']],
    });
    expect(page).toContain(`| ${name} |`);
    expect(page).toContain('- clock wrong: no way');
    // What wasn't acknowledged as it is would be seen.
    const [first] = stage.load.journal.acts.filter(({ call, answer }) => call === 'threads.reward-post' && answer?.ok);
    stage.load.journal.acts.splice(stage.load.journal.acts.indexOf(first!), 1);
    expect(
      (await play(stage, 'nothing', { ...parts[name]!, go: () => undefined, back: () => undefined })).wrong,
    ).not.toEqual([]);
  });
});
