import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { secretSettings } from '../server/config/config.ts';
import {
  at,
  configOf,
  containerfile,
  dataDir,
  expectPatience,
  fields,
  operations,
  port,
  root,
  strings,
  text,
} from './support/manifests.ts';
import { readOneYaml } from './support/yaml.ts';

test('the README names every setting that can lie in a file', () => {
  const [said = ''] = /^A setting that holds a secret[\s\S]*?can lie in a file/m.exec(
    readFileSync(join(root, 'README.md'), 'utf8'),
  )!;
  expect([...said.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual([...secretSettings].sort());
});

describe('the image', () => {
  test('runs Node itself as an ordinary user, listens at its port, and looks at itself', () => {
    const [, last = ''] = containerfile.split(/^FROM \$\{BASE\}$/m);
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(last).toMatch(/^ENTRYPOINT \["\/srv\/baobab\/node_modules\/node\/bin\/node"\]$/m);
    expect(last).toMatch(/^CMD \["scripts\/start.ts", "--built"\]$/m);
    expect(last).toMatch(/^HEALTHCHECK .*"scripts\/healthy.ts"\]$/m);
    expect(configOf({ PORT: String(port), DATA_DIR: dataDir })).toMatchObject({ port, dataDir });
    for (const [, script = ''] of last.matchAll(/"(scripts\/[\w-]+\.ts)"/g))
      expect(existsSync(join(root, script))).toBe(true);
  });
});

describe('what the build is handed', () => {
  const ignored = text('container/Containerfile.dockerignore').split('\n');

  test('nothing that is no source: no history, no packages, no data, no secrets', () => {
    const unversioned = readFileSync(join(root, '.gitignore'), 'utf8').trim().split('\n');
    expect(unversioned).toContain('secrets/');
    for (const each of [...unversioned, '.git', '.ci'])
      expect(ignored.map((line) => line.replace('**/', ''))).toContain(each.replace(/\/$/, ''));
    for (const { file } of Object.values(fields(readOneYaml(text('container/compose.yaml')).secrets)).map(fields))
      expect(file).toMatch(/^\.\/secrets\//);
    expect(ignored).toContain('**/secrets');
  });

  test('by Docker, which finds the file by its name, and by buildah, which is handed it', () => {
    expect(text('container/build')).toContain(
      '--ignorefile "$here/Containerfile.dockerignore" -f "$here/Containerfile"',
    );
    expect(containerfile).toMatch(/&& rm -rf .* \.git /);
  });
});

describe('compose.yaml', () => {
  const compose = readOneYaml(text('container/compose.yaml'));
  const services = fields(compose.services);
  const own = Object.entries(services).filter(([, service]) => at(service, 'image') === 'baobab');

  test('each process has settings that there are, and there are two of web, one of jobs, and a backup', () => {
    const roles = own.map(([name, service]) => {
      const config = configOf(fields(at(service, 'environment')));
      expect([config.production, config.port, config.dataDir], name).toEqual([true, port, dataDir]);
      expect(config.smtpUrl, name).toMatch(/^smtps:/);
      return [name, config.role];
    });
    const expected = { 'web-1': 'web', 'web-2': 'web', jobs: 'jobs', backup: 'both' };
    expect(Object.fromEntries(roles)).toEqual(expected);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['proxy', 'postgres', 'valkey', 'store']));
  });

  test.each(Object.entries(services))(
    '%s can write nowhere else, has no capability too many, and is looked at',
    (name, service) => {
      expect(at(service, 'read_only')).toBe(true);
      expect(at(service, 'cap_drop')).toEqual(['ALL']);
      expect(strings(at(service, 'cap_add'))).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
      expect(at(service, 'security_opt')).toEqual(['no-new-privileges:true']);
      expect(strings(at(service, 'healthcheck', 'test'))[0]).toBe('CMD');
      expect(at(service, 'mem_limit')).toMatch(/^\d+[mg]$/);
      expect(at(service, 'privileged')).toBeUndefined();
      for (const part of ['networks', 'volumes', 'secrets'])
        for (const used of strings(at(service, part))
          .map((each) => each.split(':')[0]!)
          .filter((each) => !each.startsWith('.')))
          expect(Object.keys(fields(compose[part])), `${part} of ${name}`).toContain(used);
      for (const mount of strings(at(service, 'volumes')).filter((each) => each.startsWith('./')))
        expect(existsSync(join(operations, 'container', mount.split(':')[0]!))).toBe(true);
      for (const file of Object.values(fields(at(service, 'environment')))
        .map(String)
        .filter((each) => each.startsWith('/run/secrets/')))
        expect(strings(at(service, 'secrets'))).toContain(file.slice('/run/secrets/'.length));
      for (const needed of Object.keys(fields(at(service, 'depends_on'))))
        expect(Object.keys(services)).toContain(needed);
    },
  );

  test('jobs reach mail servers: they alone have a network with a way out', () => {
    expect(strings(at(services, 'jobs', 'networks'))).toContain('out');
    expect(fields(at(compose, 'networks', 'out')).internal).toBeUndefined();
  });

  test('one’s own write DATA_DIR, end within their grace, and run scripts that there are', () => {
    for (const [name, service] of own) {
      expect(strings(at(service, 'volumes')).map((each) => each.split(':')[1])).toContain(dataDir);
      const { drainSeconds } = configOf(fields(at(service, 'environment')));
      expect(Number.parseInt(String(at(service, 'stop_grace_period')), 10)).toBeGreaterThanOrEqual(drainSeconds + 15);
      for (const script of [...strings(at(service, 'command')), ...strings(at(service, 'healthcheck', 'test'))].filter(
        (each) => each.endsWith('.ts'),
      ))
        expect(existsSync(join(root, script)), name).toBe(true);
    }
    const [target] = strings(at(services, 'backup', 'command')).filter((each) => each.startsWith('/'));
    expect(strings(at(services, 'backup', 'volumes')).map((each) => each.split(':')[1])).toContain(target);
    expect(containerfile).toMatch(new RegExp(`install -d .*${dataDir} ${target}$`, 'm'));
  });

  test('the proxy leads to both, asks whether they are ready, and alone is believed and reached from outside', () => {
    const proxy = text('container/Caddyfile');
    expect(proxy).toContain(`reverse_proxy web-1:${port} web-2:${port} {`);
    expect(proxy).toMatch(/health_uri \/readyz/);
    expect(proxy).toMatch(/@metrics path \/metrics\s+respond @metrics 403/);
    const config = configOf(fields(at(services, 'web-1', 'environment')));
    expect(proxy).toContain(`\n${new URL(config.publicUrl).host} {`);
    expect(config.trustProxy).toEqual([at(compose, 'networks', 'front', 'ipam', 'config', 0, 'subnet')]);
    expect(at(compose, 'networks', 'data', 'internal')).toBe(true);
    for (const [name, service] of Object.entries(services))
      expect(at(service, 'ports') !== undefined).toBe(name === 'proxy');
    const said = (name: string) => Number(new RegExp(`health_${name} (\\d+)`).exec(proxy)?.[1]);
    expectPatience({ interval: said('interval'), timeout: said('timeout'), failures: said('fails') }, config);
  });

  test('the site’s role owns the database that it is led to, and is no superuser', () => {
    const postgres = services.postgres;
    expect(Object.keys(fields(at(postgres, 'environment')))).toEqual(['POSTGRES_PASSWORD_FILE']);
    expect(strings(at(postgres, 'volumes'))).toContain(
      './make-database.sql:/docker-entrypoint-initdb.d/make-database.sql:ro',
    );
    const [, role, database] =
      /`postgres:\/\/(\w+):PASSWORD@postgres:5432\/(\w+)`/.exec(text('container/README.md')) ?? [];
    expect(text('container/make-database.sql').match(/^create .*$/gm)).toEqual([
      `create role ${role} login password :'password';`,
      `create database ${database} owner ${role};`,
    ]);
    const [, secret = ''] = /`cat \/run\/secrets\/(\w+)`/.exec(text('container/make-database.sql')) ?? [];
    expect(strings(at(postgres, 'secrets'))).toEqual(['postgres_password', secret]);
  });

  test('the page makes the bucket that the site is led to, before the site looks for it', () => {
    const page = text('container/README.md');
    const [, bucket] = /`s3:\/\/KEY:SECRET@store:8333\/(\w+)\?tls=0`/.exec(page) ?? [];
    const making = page.indexOf(
      `docker compose exec store sh -c 'echo "s3.bucket.create -name ${bucket}" | weed shell'`,
    );
    expect(making).toBeGreaterThan(0);
    expect(making).toBeLessThan(page.indexOf('`docker compose up -d` starts it'));
  });

  test('Prometheus can reach each process over the network that the page names', () => {
    const page = text('container/README.md');
    expect(page).toContain(`joins the network \`${at(compose, 'networks', 'data', 'name')}\``);
    const serving = own.filter(([name]) => name !== 'backup');
    expect(page).toContain(serving.map(([name]) => `\`${name}:${port}\``).join(', '));
    for (const [name, service] of serving) expect(strings(at(service, 'networks')), name).toContain('data');
  });

  test('every log goes to the journal, and the page gives it the bound that the privacy page promises', () => {
    for (const [name, service] of Object.entries(services))
      expect(at(service, 'logging'), name).toEqual({ driver: 'journald' });
    const [, bound = ''] =
      /install -D -m 644 (\S+) \/etc\/systemd\/journald\.conf\.d\//.exec(text('container/README.md')) ?? [];
    expect(readFileSync(join(root, bound), 'utf8')).toMatch(/^MaxRetentionSec=89day\nMaxFileSec=1day$/m);
  });

  test('the page says what each secret holds', () => {
    for (const [name, secret] of Object.entries(fields(compose.secrets))) {
      expect(text('container/README.md'), name).toContain(`\`${String(at(secret, 'file')).slice(2)}\``);
    }
  });
});
