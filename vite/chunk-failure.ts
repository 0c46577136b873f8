import type { Plugin } from 'vite';

const pattern = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;

/**
 * The router answers a route module that fails to load with an unbounded reload. Ours reloads at most once a minute
 * (R-MSC-039) and otherwise shows the error page, so that call is replaced; a router without it fails the build.
 */
export function chunkFailurePlugin(): Plugin {
  return {
    name: 'baobab:chunk-failure',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/\w+\/.*routeModules\.js$/.test(id)) return undefined;
      if (!pattern.test(code)) this.error('the router no longer reloads where a route module fails; see R-MSC-039');
      return { code: code.replace(pattern, 'return window.__chunkFailed(error);'), map: null };
    },
  };
}
