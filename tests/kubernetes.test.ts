import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import schemas from './support/kubernetes-schemas.json' with { type: 'json' };
import {
  at,
  configOf,
  dataDir,
  expectPatience,
  fields,
  list,
  operations,
  port,
  root,
  strings,
  text,
} from './support/manifests.ts';
import { type Schema, schemaFaults } from './support/schema-faults.ts';
import { readYaml, type Yaml } from './support/yaml.ts';

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
