import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runScript } from '../tests/support/command.ts';
import { faults, type Played, play, triedFaults } from './failover/play.ts';
import { openStage, type Stage } from './failover/stage.ts';
import { withEngines } from './support/engine.ts';
import { patroniPackages } from './support/patroni.ts';

withEngines('a primary that goes while members write', patroniPackages, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ seed: 7, members: 40 });
  });
  afterAll(() => stage?.stop());

  describe.each(triedFaults)('where it is %s', (fault) => {
    let played: Played;
    beforeAll(async () => {
      played = await play(stage, fault);
    });

    test(`${faults[fault].moves ? 'another takes its place' : 'members write again'}: ${faults[fault].does}`, () => {
      if (faults[fault].moves) expect(played.to).not.toBe(played.from);
      expect(played.secondsUntil.any).toBeGreaterThan(0);
    });

    test('nothing acknowledged is lost, done twice, or taken by two databases', () => {
      expect(played.wrong).toEqual([]);
      expect(played.twoLeadersMs).toBe(0);
    });
  });

  test('the ledger is proven by the operators’ commands, over the same way as the site', async () => {
    for (const script of ['prove-ledger.ts', 'verify-ledger.ts']) {
      const { code, errors } = await runScript(script, { DATABASE_URL: stage.cluster.url, DATA_DIR: stage.dataDir });
      expect([script, code, errors]).toEqual([script, 0, '']);
    }
  });
});
