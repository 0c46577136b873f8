import pg from 'pg';
import { countryOfCode } from '../../contract/primitives/countries.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';
import { type Request, type Statement, withRecorder } from '../recorder.ts';
import { type Member, memberHeaders, type Setting } from '../world.ts';

export const group: Group = { name: 'plans', at: 30, needs: 'database', lines: plans };

/** A hot call, what it asked the database, and which large tables were read from end to end for it. */
interface Asked {
  call: string;
  statements: Statement[];
}

interface PlanNode {
  'Node Type': string;
  Schema?: string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Rows from which a table is not to be read from end to end. */
const largeRows = 5000;

/**
 * Makes the hot calls on the large world, asks the database how it would run every statement that came of them, and
 * counts those that read a large table from its beginning to its end. Each is listed by its call and its text.
 */
export async function plans(databaseUrl: string, setting: Setting): Promise<Line[]> {
  const asked = await record(databaseUrl, setting);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const rows = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and reltuples >= $1`,
      [largeRows],
    );
    const tables = new Set(rows.rows.map((row) => row.name));
    let bad = 0;
    for (const { call, statements } of asked) {
      for (const statement of statements) {
        for (const table of await scanned(client, statement, tables)) {
          bad += 1;
          console.error(`  ${call} reads all of ${table}: ${statement.text.replaceAll(/\s+/g, ' ')}`);
        }
      }
    }
    const statements = new Set(asked.flatMap((each) => each.statements.map(({ text }) => text)));
    const remark = `${asked.length} calls, ${statements.size} statements`;
    return [{ name: 'scans of large tables by hot calls', unit: 'scans', target: 0, measured: bad, remark }];
  } finally {
    await client.end();
  }
}

async function scanned(client: pg.Client, { text, values }: Statement, tables: Set<string>): Promise<string[]> {
  const { rows } = await client.query(`explain (format json, verbose) ${text}`, values);
  const found: string[] = [];
  const visit = (node: PlanNode): void => {
    const table = `${node.Schema}.${node['Relation Name']}`;
    if (node['Node Type'] === 'Seq Scan' && tables.has(table)) found.push(table);
    for (const child of node.Plans ?? []) visit(child);
  };
  visit((rows[0]['QUERY PLAN'] as { Plan: PlanNode }[])[0]!.Plan);
  return found;
}

/** What each hot call asks. */
const record = (databaseUrl: string, setting: Setting): Promise<Asked[]> =>
  withRecorder(databaseUrl, async (statementsOf) => {
    const asked: Asked[] = [];
    for (const request of hotCalls(setting)) {
      asked.push({ call: `${request.method} ${request.url}`, statements: await statementsOf(request) });
    }
    return asked;
  });

/** What members do all day, and the deep ends of the lists. */
function hotCalls(setting: Setting): Request[] {
  const { members, threads, famous } = setting;
  const [member] = members as [Member];
  const { tid, fid } = threads[0]!;
  const headers = memberHeaders(member);
  const get = (url: string): Request => ({ method: 'GET', url, headers });
  const post = (url: string, payload: object): Request => ({ method: 'POST', url, headers, payload });
  const view = (more: object): Request => post('/selfapi/thread/view', { tid, limit: 20, ...more });
  const nigeria = countryOfCode('ng');
  const latest = '/selfapi/v4/lastthread/list?limit=20';
  return [
    view({ page: 1 }),
    view({ page: 3, order: 'desc' }),
    view({ orderfield: 'like' }),
    view({ isimg: 1 }),
    view({ uid: member.uid }),
    get(`/v5/content/thread/${tid}`),
    get(`/v5/content/post/reply/${tid}?limit=20`),
    get(`/v5/content/post/reply/${tid}?orderfield=like&order=desc`),
    get(`${latest}&country_fid=293`),
    get(`${latest}&country_fid=293&page=5`),
    get(`${latest}&country_fid=${nigeria?.fid}`),
    get(`${latest}&country_fid=293&fid=${fid}`),
    post('/v4/top/threads', { fid: 293 }),
    get('/v5/extend/forYouRecommon?fid=293'),
    get('/v5/content/thread/foryou?limit=20'),
    get('/v5/content/thread/toYouFollow?limit=20'),
    get('/v5/user/myFollow'),
    get(`/v5/user/otherFansList?other_uid=${famous}`),
    get(`/v5/user/otherFansList?other_uid=${famous}&page=50`),
    get('/v5/user/hiddenMembers'),
    get(`/selfapi/ucenter/getprofile?uid=${famous}`),
    get('/v5/user/userInfo'),
    get('/v5/user/userCount'),
    get(`/v5/user/personalInfo?uuid=${famous}`),
    get(`/v5/content/thread/user?uid=${member.uid}`),
    get(`/v5/content/post/user?uid=${member.uid}`),
    get('/v5/content/post/favorites'),
    get('/selfapi/v4/mylike/list'),
    get('/v5/notice/list?type=reply'),
    get('/selfapi/ucenter/noticenum'),
    get('/selfapi/ucenter/systemnoticelist?page=3'),
    get('/v5/content/topic/listDefault'),
    get('/v5/user/followedTopics'),
    post('/v5/content/post/newReply', { tid, message: '<p>Every statement of this is looked at.</p>' }),
    post('/v5/content/post/favorite', { id: tid, favorite: 1 }),
    ...moneyCalls(setting.money),
  ];
}

/** A statement of a million entries, at its beginning and deep, and a reward. */
function moneyCalls({ busy, spare, posts }: Setting['money']): Request[] {
  const get = (url: string): Request => ({ method: 'GET', url, headers: memberHeaders(busy) });
  return [
    get('/v5/wallet'),
    get('/v5/wallet/statement?currency=xgold'),
    get('/v5/wallet/statement?currency=xgold&kind=earned&before=500000'),
    get('/v5/user/xgoldLog?page=50'),
    get('/v5/wallet/balance?at=2026-01-01'),
    {
      ...{ method: 'POST', url: '/v5/content/post/reward', headers: memberHeaders(spare) },
      payload: { pid: posts[0], xid: 1 },
    },
  ];
}
