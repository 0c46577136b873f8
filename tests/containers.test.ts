import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, ConfigError, parseConfig, secretSettings, settingNames } from '../server/config/config.ts';
import schemas from './support/kubernetes-schemas.json' with { type: 'json' };
import { type Schema, schemaFaults } from './support/schema-faults.ts';
import { isMapping, readOneYaml, readYaml, type Yaml } from './support/yaml.ts';

const root = join(import.meta.dirname, '..');
const operations = join(root, 'docs/operations');
const text = (name: string): string => readFileSync(join(operations, name), 'utf8');

const at = (value: Yaml | undefined, ...names: (string | number)[]): Yaml | undefined =>
  names.reduce<Yaml | undefined>((found, name) => {
    if (Array.isArray(found)) return found[Number(name)];
    return isMapping(found) ? found[name] : undefined;
  }, value);
const list = (value: Yaml | undefined): Yaml[] => (Array.isArray(value) ? value : []);
const fields = (value: Yaml | undefined): Record<string, Yaml> => (isMapping(value) ? value : {});
const strings = (value: Yaml | undefined): string[] => list(value).map(String);

const containerfile = text('container/Containerfile');
const port = Number(/^EXPOSE (\d+)$/m.exec(containerfile)?.[1]);
const dataDir = /DATA_DIR=(\S+)/.exec(containerfile)?.[1] ?? '';

/** The settings of a process, secrets put in the place of their files; what no setting is, is an error. */
function configOf(env: Record<string, Yaml>): Config {
  const names = Object.keys(env).map((name) => name.replace(/_FILE$/, ''));
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  const secrets: Record<string, string> = {
    ...{ DATABASE_URL: 'postgres://a:b@c/d', SECRET_KEY: 'sixteen characters and more', METRICS_TOKEN: 'a long token' },
    STORAGE_URL: 's3://key:secret@store:8333/baobab?tls=0',
    SMTP_URL: 'smtps://user:secret@mail.example.org',
  };
  const given = Object.entries(env).map(([name, value]) => {
    const setting = name.replace(/_FILE$/, '');
    if (name !== setting) expect(secretSettings).toContain(setting);
    return [setting, name === setting ? String(value) : secrets[setting]?.replaceAll(' ', '-')];
  });
  const config = parseConfig(Object.fromEntries(given));
  if (config instanceof ConfigError) throw config;
  return config;
}

/** A balancer sees an end before it comes, and waits for a busy process longer than until its next look. */
function expectPatience(
  check: { interval: number; timeout: number; failures: number },
  { drainSeconds }: Config,
): void {
  expect(check.timeout).toBeGreaterThan(check.interval);
  expect(check.failures).toBeGreaterThan(1);
  expect(check.interval * check.failures).toBeLessThan(drainSeconds);
}

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
    const [, role, database] = /`postgres:\/\/(\w+):PASSWORD@postgres:5432\/(\w+)`/.exec(text('container/README.md')) ?? [];
    expect(text('container/make-database.sql').match(/^create .*$/gm)).toEqual([
      `create role ${role} login password :'password';`,
      `create database ${database} owner ${role};`,
    ]);
    const [, secret = ''] = /`cat \/run\/secrets\/(\w+)`/.exec(text('container/make-database.sql')) ?? [];
    expect(strings(at(postgres, 'secrets'))).toEqual(['postgres_password', secret]);
  });

  test('the page says what each secret holds', () => {
    for (const [name, secret] of Object.entries(fields(compose.secrets))) {
      expect(text('container/README.md'), name).toContain(`\`${String(at(secret, 'file')).slice(2)}\``);
    }
  });
});

describe('Kubernetes', () => {
  const names = readdirSync(join(operations, 'kubernetes')).filter((name) => name.endsWith('.yaml'));
  const all = names.flatMap((name) => readYaml(text(`kubernetes/${name}`)));
  const ofKind = (kind: string) => all.filter((each) => at(each, 'kind') === kind);
  const named = (kind: string, name: string) => ofKind(kind).find((each) => at(each, 'metadata', 'name') === name);
  const definitions = schemas.definitions as Record<string, Schema>;
  const faultsOf = (each: Yaml): string[] => {
    const kind = `${at(each, 'apiVersion')} ${at(each, 'kind')}`;
    const id = (schemas.kinds as Record<string, string>)[kind];
    return id === undefined ? [`no schema of ${kind}`] : schemaFaults(each, { $ref: id }, definitions, kind);
  };
  /** Deployments and the job: their pods. */
  const pods = [
    ...ofKind('Deployment').map(
      (each) => [String(at(each, 'metadata', 'name')), at(each, 'spec', 'template')] as const,
    ),
    ...ofKind('CronJob').map((each) => ['backup', at(each, 'spec', 'jobTemplate', 'spec', 'template')] as const),
  ];

  /** What every process has: the image's settings and the cluster's. */
  const shared = {
    ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
    ...fields(at(named('ConfigMap', 'baobab'), 'data')),
    ...fields(at(named('Secret', 'baobab'), 'stringData')),
  };

  test('no key stands in the example that a site could start with, and the figures stay shut', () => {
    expect(() => configOf(shared)).toThrow(/^SECRET_KEY is required/);
    expect(shared).toMatchObject({ METRICS_TOKEN: '' });
  });

  test('the page names every file', () => {
    for (const name of names) expect(text('kubernetes/README.md')).toContain(`[${name}](${name})`);
  });

  test('every manifest is what its schema says', () => {
    expect(all.flatMap(faultsOf)).toEqual([]);
    expect(all.length).toBeGreaterThan(12);
    for (const each of all.filter((one) => at(one, 'kind') !== 'Namespace'))
      expect(at(each, 'metadata', 'namespace')).toBe('baobab');
  });

  test('a manifest that isn’t is seen', () => {
    const web = text('kubernetes/web.yaml');
    const broken: [from: string, to: string, says: string][] = [
      ['containerPort: 3000', 'containerPort: many', 'is no integer'],
      ['containerPort: 3000', 'port: 3000', 'containerPort: is missing'],
      ['replicas: 2', 'replica: 2', 'replica: is no field'],
      ['capabilities: { drop: [ALL] }', 'capabilities: { drop: ALL }', 'is no array'],
      ['kind: PodDisruptionBudget', 'kind: PodDisruption', 'no schema of policy/v1 PodDisruption'],
    ];
    for (const [from, to, says] of broken) {
      expect(web).toContain(from);
      expect(readYaml(web.replace(from, to)).flatMap(faultsOf).join('\n')).toContain(says);
    }
  });

  test.each(pods)('%s asks for no more than the restricted standard allows', (_name, pod) => {
    expect(at(pod, 'spec', 'securityContext')).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const part of ['hostNetwork', 'hostPID', 'hostIPC']) expect(at(pod, 'spec', part)).toBeUndefined();
    for (const volume of list(at(pod, 'spec', 'volumes')))
      expect(Object.keys(fields(volume)).filter((each) => each !== 'name')).toEqual([
        expect.stringMatching(/^(?:emptyDir|persistentVolumeClaim)$/),
      ]);
    for (const container of list(at(pod, 'spec', 'containers'))) {
      const hardened = {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      };
      expect(at(container, 'securityContext')).toEqual(hardened);
      expect(at(container, 'resources', 'limits', 'memory')).toMatch(/^\d+Mi$/);
    }
    const labels = fields(at(named('Namespace', 'baobab'), 'metadata', 'labels'));
    expect(labels['pod-security.kubernetes.io/enforce']).toBe('restricted');
  });

  test.each(pods)('%s has settings that there are, and a place for each volume', (name, pod) => {
    const container = at(pod, 'spec', 'containers', 0);
    const env = Object.fromEntries(
      list(at(container, 'env')).map((each) => [String(at(each, 'name')), String(at(each, 'value'))]),
    );
    expect(list(at(container, 'envFrom'))).toEqual([
      { configMapRef: { name: 'baobab' } },
      { secretRef: { name: 'baobab' } },
    ]);
    const config = configOf({ ...shared, ...env, SECRET_KEY: 'made by whoever runs the site' });
    expect(config.role).toBe(name === 'backup' ? 'both' : name);
    expect(config.smtpUrl).toMatch(/^smtps:/);
    const volumes = list(at(pod, 'spec', 'volumes')).map((each) => at(each, 'name'));
    const mounts = list(at(container, 'volumeMounts'));
    expect(mounts.map((each) => at(each, 'name')).sort()).toEqual(volumes.sort());
    expect(mounts.map((each) => at(each, 'mountPath'))).toEqual(expect.arrayContaining([dataDir, '/tmp']));
    for (const script of strings(at(container, 'args')).filter((each) => each.endsWith('.ts')))
      expect(existsSync(join(root, script))).toBe(true);
    const grace = at(pod, 'spec', 'terminationGracePeriodSeconds');
    if (name !== 'backup') expect(grace).toBeGreaterThanOrEqual(config.drainSeconds + 15 + (name === 'web' ? 3 : 0));
  });

  test.each(pods.filter(([name]) => name !== 'backup'))(
    '%s has the time to migrate, and a busy one is waited for',
    (name, pod) => {
      const second = (probe: string, field: string) => Number(at(pod, 'spec', 'containers', 0, probe, field));
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
        expect(second(probe, 'timeoutSeconds'), probe).toBeGreaterThanOrEqual(5);
      const starting = second('startupProbe', 'periodSeconds') * second('startupProbe', 'failureThreshold');
      expect(starting).toBeGreaterThanOrEqual(3600);
      expect(at(named('Deployment', name), 'spec', 'progressDeadlineSeconds')).toBeGreaterThanOrEqual(starting);
      if (name !== 'web') return;
      const [interval, timeout, failures] = ['periodSeconds', 'timeoutSeconds', 'failureThreshold'].map((field) =>
        second('readinessProbe', field),
      ) as [number, number, number];
      expectPatience(
        { interval, timeout, failures },
        configOf({ ...shared, SECRET_KEY: 'made by whoever runs the site' }),
      );
    },
  );

  test('the ingress takes what our own proxy takes, and neither role is evicted whole', () => {
    const nginx = text('files/nginx.conf');
    const ingress = named('Ingress', 'web');
    expect(at(ingress, 'spec', 'ingressClassName')).toBe('nginx');
    expect(at(ingress, 'metadata', 'annotations')).toEqual({
      'nginx.ingress.kubernetes.io/proxy-body-size': /client_max_body_size (\w+);/.exec(nginx)?.[1],
      'nginx.ingress.kubernetes.io/proxy-read-timeout': /proxy_read_timeout (\d+)s;/.exec(nginx)?.[1],
    });
    for (const name of ['web', 'jobs'])
      expect(at(named('PodDisruptionBudget', name), 'spec')).toEqual({
        minAvailable: 1,
        selector: at(named('Deployment', name), 'spec', 'selector'),
      });
  });

  test('jobs reach mail servers at either of their ports', () => {
    const open = list(at(named('NetworkPolicy', 'outwards'), 'spec', 'egress')).find((each) =>
      at(each, 'to', 0, 'ipBlock'),
    );
    expect(list(at(open, 'ports')).map((each) => at(each, 'port'))).toEqual(expect.arrayContaining([465, 587]));
  });

  test('labels, ports and names lead where they are meant to', () => {
    const [web] = pods.filter(([name]) => name === 'web').map(([, pod]) => pod);
    const labels = at(web, 'metadata', 'labels');
    expect(at(named('Deployment', 'web'), 'spec', 'selector', 'matchLabels')).toEqual(labels);
    expect(at(named('Service', 'web'), 'spec', 'selector')).toEqual(labels);
    expect(at(web, 'spec', 'topologySpreadConstraints', 0, 'labelSelector', 'matchLabels')).toEqual(labels);
    expect(at(web, 'spec', 'containers', 0, 'ports', 0)).toEqual({ name: 'http', containerPort: port });
    expect(at(named('Deployment', 'web'), 'spec', 'strategy', 'rollingUpdate')).toEqual({
      maxSurge: 1,
      maxUnavailable: 0,
    });
    expect(at(named('Deployment', 'web'), 'spec', 'replicas')).toBeGreaterThanOrEqual(2);
    const backend = at(named('Ingress', 'web'), 'spec', 'rules', 0, 'http', 'paths', 0, 'backend', 'service');
    expect(backend).toEqual({ name: 'web', port: { name: at(named('Service', 'web'), 'spec', 'ports', 0, 'name') } });
    const host = at(named('Ingress', 'web'), 'spec', 'rules', 0, 'host');
    expect(at(named('ConfigMap', 'baobab'), 'data', 'PUBLIC_URL')).toBe(`https://${host}`);
    const opened = ofKind('NetworkPolicy')
      .flatMap((each) => list(at(each, 'spec', 'ingress')))
      .flatMap((each) => list(at(each, 'ports')));
    for (const each of opened) expect(at(each, 'port')).toBe(port);
    expect(at(named('NetworkPolicy', 'closed'), 'spec')).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });
});
