import { askFor } from '../asking.ts';
import type { Group, Site } from '../group.ts';
import type { Line } from '../line.ts';
import { post } from '../load.ts';
import { memberHeaders } from '../world.ts';

export const group: Group = { name: 'store', at: 705, needs: 'site', lines: lastPieces };

const receiver = {
  ...{ firstname: 'Tunde', lastname: 'Bakare', phone: '+234 803 555 1234' },
  ...{ address: '12 Allen Avenue', city: 'Ikeja' },
};

/** A thousand members who buy the last hundred pieces at once; each order that is answered is on disk. */
async function lastPieces({ server, setting }: Site): Promise<Line[]> {
  const { goods, pieces, buyers } = setting.lastPieces;
  const wanted = buyers.map((member) => ({
    ...post('/selfapi/xstore/pay', { goods_id: goods, timestamp: '1', ...receiver }, memberHeaders(member)),
    ...{ kind: 'pay', expect: '"code":' },
  }));
  const { seconds } = await askFor({ url: server.url, wanted, plan: { by: 'once', connections: wanted.length } });
  const detail = await fetch(`${server.url}/selfapi/xstore/goods_detail?goods_id=${goods}`);
  const { data } = (await detail.json()) as { data: { store_count: number } };
  if (data.store_count !== 0) throw new Error(`${data.store_count} of ${pieces} pieces are left`);
  const name = `${buyers.length} members buy the last ${pieces} pieces`;
  return [{ name, unit: 's', measured: seconds, target: 3 }];
}
